#!/bin/bash
# heroes.sh [--views hero,front,angle2] slug ... : render at 1000x1000 and pack to seed/assets/media/products/*.webp
cd "$(dirname "$0")"; export ART_TMP=${ART_TMP:-/tmp/art}; F=$ART_TMP/fin; O=${DEMO_INTO:-$(cd ../../.. && pwd)}/seed/assets/media/products; mkdir -p "$F" "$O"
V=hero; [ "$1" = --views ] && { V=$2; shift 2; }
for s in "$@"; do
  rm -f "$F/$s.png" "$F/$s"--*.png
  nice -n 19 blender -b -P render.py -- --size 1000 --spp "${SPP:-32}" --views "$V" --out "$F" "$s" 2>&1 | grep -E "RENDERED|FAILED|Error:" | grep -v "Not freed"
  for v in ${V//,/ }; do
    n=$s; [ $v != hero ] && n=$s--$v
    [ -f "$F/$n.png" ] || continue
    for q in 84 78 70 60; do
      cwebp -quiet -m 6 -q $q -alpha_q 95 "$F/$n.png" -o "$F/$n.webp"
      [ $(stat -c %s "$F/$n.webp") -lt 88000 ] && break
    done
    mv "$F/$n.webp" "$O/"
  done
done
