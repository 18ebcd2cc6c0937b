#!/bin/bash
# video.sh [PNGDIR] : slow pans over the scene renders with cross-fades -> seed/assets/media/video/home.mp4 + poster
cd "$(dirname "$0")"; D=${1:-/tmp/art/scf}; T=${ART_TMP:-/tmp/art}; P=$(cd ../../.. && pwd); O=${DEMO_INTO:-$P}/seed/assets/media/video; mkdir -p "$O"
#      scene          seconds  start-x end-x (in a 3456x1440 frame, window 2560x1440)
LIST=("family 2.4 700 880" "switchgear-room 1.85 700 860" "smart-factory 1.85 860 700" "charging 1.85 640 820" "solar-wind 1.85 620 480" "city 2.4 560 660")
IN=(); F=""; n=0; off=0; prev=""
for l in "${LIST[@]}"; do
  set -- $l
  IN+=(-loop 1 -framerate 25 -t $2 -i "$D/$1.png")
  F+="[$n:v]scale=3456:1440:flags=lanczos,crop=2560:1440:x='$3+($4-$3)*(1-cos(PI*t/$2))/2':y=0,scale=1280:720:flags=area,setsar=1,format=yuv420p,fps=25[v$n];"
  if [ $n = 0 ]; then prev=v0; off=$2; else
    o=$(echo "$off-0.5" | bc); F+="[$prev][v$n]xfade=transition=fade:duration=0.5:offset=$o[x$n];"; prev=x$n; off=$(echo "$o+$2" | bc); fi
  n=$((n+1))
done
# the wordmark comes up on the last shot
echo "<body style='margin:0;background:transparent'><img width=520 src='file://$P/public/art/logo-white.svg'></body>" > $T/l.html
timeout 60 chromium --headless --no-sandbox --disable-gpu --default-background-color=00000000 --window-size=520,200 --screenshot=$T/logo.png file://$T/l.html >/dev/null 2>&1
IN+=(-loop 1 -framerate 25 -t $off -i $T/logo.png)
ls_=$(echo "$off-1.9" | bc)
F+="[$n:v]format=rgba,fade=t=in:st=$ls_:d=0.6:alpha=1[lg];[$prev][lg]overlay=x=110:y=250:format=auto,format=yuv420p[out]"
nice -n 19 ffmpeg -y -loglevel error -threads 2 "${IN[@]}" -filter_complex "$F" -map "[out]" -t $off -c:v libx264 -preset slow -crf ${CRF:-25} -pix_fmt yuv420p -movflags +faststart "$O"/home.mp4
nice ffmpeg -y -loglevel error -ss 1.2 -i "$O"/home.mp4 -frames:v 1 $T/poster.png && cwebp -quiet -q 82 $T/poster.png -o "$O"/home-poster.webp
