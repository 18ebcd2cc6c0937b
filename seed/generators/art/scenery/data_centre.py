"""Cold aisle of a data centre."""
import random
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.parts import joined, mat, place
from stage.scene import Camera, scene


@scene(
    banner=Camera((-420, -1500, 1500), (-250, 9000, 1350), 24, (-.20, 0)),
    card=Camera((250, 0, 1500), (-60, 9000, 1300), 24),
    card_2=Camera((520, 500, 1520), (-900, 2700, 1380), 27),
    card_3=Camera((0, -900, 380), (0, 9000, 1750), 21),
)
def data_centre():
    blend.QUALITY.update(seg=.5, text=2, cap=1)
    rnd = random.Random(4)
    mat('rack', '#14181e', .35, .3), mat('rackd', '#080a0d', .5), mat('tile', '#3a4652', .12, 0, 0, .6), mat('strip', '#9fd0ff', .5, 0, 9.0), mat('strip2', '#6fb8ff', .5, 0, 2.6), mat('dot1', '#39e6ff', .5, 0, 7), mat('dot2', '#52ff9a', .5, 0, 6), mat('dot3', '#ff9d3a', .5, 0, 6), mat('ceil2', '#0d141d', .8)
    racks = []
    for v in range(3):
        d = Device('rack', 'r')
        d.box('rack', (-298, 298), (-1100, 0), (0, 2200), r=6)
        for u in range(40):
            z = 90 + u * 50.5
            if rnd.random() < .86:
                d.box('rackd', (-250, 250), (-1106, -1098), (z, z + 46), r=0)
                for k in range(rnd.choice((2, 4, 8, 10))):
                    d.box(rnd.choice(('dot1', 'dot1', 'dot1', 'dot2', 'dot2', 'dot3')), (-225 + k * 24, -215 + k * 24), (-1109, -1106), (z + 18, z + 27), r=0)
                if rnd.random() < .35:
                    d.box('dot1', (120, 230), (-1109, -1106), (z + 20, z + 25), r=0)
        d.box('strip2', (-298, -290), (-1103, -1098), (40, 2160), r=0)
        racks.append(joined(d))
    for v, r_ in enumerate(racks):
        spots = []
        for i in range(24):
            if i % 3 == v:
                spots += [(2000, -2300 + i * 604, 0, -90), (-2000, -2300 + i * 604, 0, 90)]
        place(r_, spots)
    d = Device('room', 'r')
    d.box('tile', (-6000, 6000), (-6000, 14000), (-40, 0), r=0)
    mat('joint', '#1a222b', .5)
    for i in range(30):
        d.box('joint', (-900, 900), (-3000 + i * 600, -2994 + i * 600), (0, 1), r=0)
    for x in (-600, 0, 600):
        d.box('joint', (x - 3, x + 3), (-5000, 14000), (0, 1), r=0)
    d.box('ceil2', (-6000, 6000), (-6000, 14000), (3300, 3350), r=0)
    for x in (-420, 420):
        d.box('strip', (x - 35, x + 35), (-4000, 12300), (3260, 3290), r=0)
    d.box('rack', (-3000, 3000), (12350, 12400), (0, 3300), r=0)
    for x in (-1150, 1150):
        d.box('rack', (x - 150, x + 150), (-4000, 12300), (2650, 2720), r=4)
        d.box('strip', (x - 156 if x > 0 else x + 148, x - 148 if x > 0 else x + 156), (-4000, 12300), (2675, 2690), r=0)
    d.box('rack', (-6000, -4200), (-6000, 14000), (0, 3300), r=0)
    blend.build(d)
    studio.world((.10, .22, .45), .25)
    for i in range(4):
        lit(0, -1500 + i * 3600, 3200, 0, -1500 + i * 3600, 0, 1200, 700, '#a8d0ff', 1800)
    return dict(grain=3.5, exposure=1.15, fog=((.02, .10, .28), 40, .006, 0), bloom=.22, left=((.004, .020, .062), .95, .64, .2), vignette=.3)
