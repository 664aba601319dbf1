import { mount } from "svelte";
import App from "./App.svelte";
import { need, speak } from "./lib/locale.svelte";
import { firstLocale, settings } from "./lib/settings.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

settings.dress();
await speak(firstLocale());
await need("web");

export default mount(App, { target: document.getElementById("app")! });
