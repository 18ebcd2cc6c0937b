#!/bin/sh
# Makes the clips beside this file anew. In pinyin: the voice for characters (cmn) of espeak-ng 1.51 says the tones as English numbers.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
clip() {
  name=$1
  shift
  sox "$@" -b 8 -e unsigned-integer -r 11025 -c 1 "$name.wav" silence 1 0.01 0.5% reverse silence 1 0.01 0.5% reverse norm -3
}
say() {
  espeak-ng -v "$1" -s 120 -a 160 -w "$work/$2.wav" "$3"
}
digit=0
for word in ling2 yao1 er4 san1 si4 wu3 liu4 qi1 ba1 jiu3; do
  say cmn-latn-pinyin digit "$word"
  clip "$digit" "$work/digit.wav"
  digit=$((digit + 1))
done
for pair in 'a yi1' 'b er4' 'c san1' 'd si4'; do
  letter=${pair% *}
  spoken=$(echo "$letter" | tr abcd ABCD)
  say en letter "$spoken."
  say cmn-latn-pinyin place "di4 ${pair#* } ge4"
  clip "$letter" "$work/letter.wav" "$work/place.wav"
done
