#!/bin/sh
# Starts $CHROMIUM without the popups of its address bar: two processes more with every page, which
# is a fifth of a short test. Playwright has a list of features to switch off, and Chromium listens
# to the last such list alone, so that these have to be added to Playwright's own.
for argument; do
  shift
  case $argument in
    --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM" "$@"
