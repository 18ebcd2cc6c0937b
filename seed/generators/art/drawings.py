"""python3 drawings.py [slug ...] : outline drawings to seed/assets/drawings/*.svg and, 1400 px wide on white, seed/assets/media/drawings/*.webp (no Blender needed)."""
import os
import subprocess
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import draw2d
from kit.places import TMP, made
import catalog

DEFAULT = ['mcb-1p', 'mcb-2p', 'mcb-3p', 'mcb-4p', 'rcbo-2p', 'rccb-4p', 'mccb-125-3p', 'mccb-250-3p', 'mccb-250-4p', 'mccb-630-3p', 'acb-2000-3p', 'contactor-12', 'contactor-65', 'contactor-205', 'overload-relay', 'motor-breaker', 'ats-63-4p', 'spd-4p', 'isolator-160', 'meter-panel-96', 'meter-din-3ph', 'inverter-7k5', 'gateway-iot', 'pv-isolator']
tmp = os.path.join(TMP, 'drawing.png')
for s in sys.argv[1:] or DEFAULT:
    t = draw2d.svg(catalog.DEVICES[s](), catalog.NAMES.get(s))
    svg = made('seed/assets/drawings', s + '.svg')
    open(svg, 'w').write(t)
    subprocess.check_call(['rsvg-convert', '-w', '1400', '-b', 'white', '-o', tmp, svg])
    subprocess.check_call(['cwebp', '-quiet', '-m', '6', '-q', '88', tmp, '-o', made('seed/assets/media/drawings', s + '.webp')])
    print(s, len(t) // 1024, 'kB')
