#!/bin/bash
# pack_scenes.sh PNGDIR : PNG renders -> seed/assets/media/scenes/*.webp (2880x1200) and seed/assets/media/cards/*.webp (1280x960)
cd "$(dirname "$0")"; D=${1:-/tmp/art/scf}; T=${ART_TMP:-/tmp/art}; M=${DEMO_INTO:-$(cd ../../.. && pwd)}/seed/assets/media; mkdir -p "$M/scenes" "$M/cards"
for f in "$D"/*.png; do
  n=$(basename "$f" .png)
  if [[ $n == *--card ]]; then
    o=$M/cards/${n%--card}.webp; s=1280x960; lim=170000
  else
    o=$M/scenes/$n.webp; s=2880x1200; lim=400000
  fi
  [ "$o" -nt "$f" ] && continue
  convert "$f" -filter Lanczos -resize $s\! $T/pk.png
  for q in 82 76 68 58 48; do cwebp -quiet -m 6 -q $q $T/pk.png -o "$o"; [ $(stat -c %s "$o") -lt $lim ] && break; done
done
