#!/bin/sh
# What some tests need and pip can't install: PostgreSQL (the store) and Chromium (the browser client). Where they are
# missing they come from Debian's packages if we may install any; otherwise it says what will not be tested.
set -u

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="postgresql"
command -v chromium >/dev/null || missing="$missing chromium"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests:" $missing
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086  # several words are meant
    apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing >/dev/null && exit 0
fi

cat >&2 <<END

  !!  Not installed, and can't be installed from here:$(printf ' %s' $missing)
  !!  The tests that need it will be SKIPPED (with CI=true they fail).
  !!  As root: apt-get install --no-install-recommends$(printf ' %s' $missing)

END
