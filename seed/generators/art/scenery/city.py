"""Skyline across the water at dusk."""
import math
import random
from kit import blend, geom
from kit.blend import S
from kit.core import Device
from stage.light import sky_world
from stage.parts import box_obj, joined, mat
from stage.surfaces import windows
from stage.scene import Camera, scene


@scene(
    banner=Camera((-10000, -560000, 26000), (-10000, 200000, 26000), 33, (0, .15), dict(fog=((.16, .22, .38), 6400, .00013, 0))),
    card=Camera((80000, -110000, 21000), (150000, 200000, 82000), 34),
    card_2=Camera((30000, -430000, 30000), (120000, 200000, 62000), 42),
)
def city():
    blend.QUALITY.update(seg=1, text=2, cap=1)
    rnd = random.Random(11)
    ws = [windows('w%d' % i, wl, pitch, fl, sh, st) for i, (wl, pitch, fl, sh, st) in enumerate((('#16233a', 2000, 3400, .36, 1.7), ('#1c2c48', 1500, 3200, .28, 1.5), ('#101b30', 2800, 3500, .40, 1.7), ('#223452', 1300, 3000, .26, 1.5)))]
    mat('water', '#050d1c', .08, 0, 0, .8), mat('bank', '#0e1828', .8), mat('lamp', '#ffcf8a', .5, 0, 14), mat('red', '#ff4030', .5, 0, 8), mat('roof', '#0d1523', .8)
    d = Device('g', 'g')
    d.box('water', (-900000, 900000), (-900000, 150000), (-3000, -2900), r=0)
    d.box('bank', (-600000, 900000), (150000, 900000), (-4000, 200), r=0)
    for i in range(150):
        x = -300000 + i * 5200
        d.box('lamp', (x, x + 500), (150400, 150900), (3800, 4300), r=0)
    d.box('lamp', (-600000, 900000), (149900, 150000), (-800, -500), r=0)
    blend.build(d)
    for i in range(300):
        x = rnd.uniform(-460000, 560000)
        y = rnd.uniform(165000, 480000)
        near = math.exp(-((x - 150000) / 170000) ** 2)
        if x < 20000 and rnd.random() < .55:
            continue
        h = rnd.uniform(16000, 52000) * (1 if x > 20000 else .75) + near * rnd.uniform(5000, 120000) * (1 if y > 185000 else .45)
        w, l = rnd.uniform(16000, 34000), rnd.uniform(16000, 34000)
        m = rnd.choice(ws)
        o = box_obj((-w / 2, w / 2), (-l / 2, l / 2), (0, h), m)
        o.location = (x * S, y * S, 0)
        if h > 110000:
            o2 = box_obj((-w * .36, w * .36), (-l * .36, l * .36), (0, h * .16), m)
            o2.location = (x * S, y * S, h * S)
            e = Device('m', 'm')
            e.cyl('roof', (x, y, h * 1.16), 400, h * .12, '+z', 0, 8)
            e.cyl('red', (x, y, h * 1.28), 700, 1200, '+z', 0, 8)
            blend.build(e)
    # landmark towers
    for x, y, h, w in ((120000, 190000, 226000, 36000), (186000, 205000, 186000, 34000), (252000, 192000, 158000, 36000)):
        sides = geom.circle((0, 0), w / 2, 8, .39)
        e = Device('t', 't')
        mat('tt', '#18263f')
        e.prism('tt', sides, 'z', (0, h), r=0)
        o = joined(e)
        o.data.materials.clear()
        o.data.materials.append(ws[0])
        o.location = (x * S, y * S, 0)
        c = Device('c', 'c')
        c.lathe('roof', (x, y, h), [(0, 0), (w * .42, 0), (w * .16, h * .12), (600, h * .14), (300, h * .26), (0, h * .26)], '+z', 12, 0)
        mat('crown', '#7fc4ff', .5, 0, 3)
        c.ring('crown', (x, y, h - 1500), w * .49, w * .505, 1500, '+z', 0, 8)
        blend.build(c)
    sky_world([(0, '#0a1424'), (.495, '#3b5f96'), (.503, '#e29a6a'), (.52, '#b98a86'), (.56, '#5d78ad'), (.66, '#274f96'), (1, '#0a1f4f')], .75)
    return dict(grain=3.5, exposure=1.05, fog=((.16, .22, .38), 1900, .00013, 0), bloom=.14, thresh=.8, left=((.012, .035, .10), .55, .55), vignette=.25, kc=4, R=5)
