"""Charging station under a canopy at night, with cars."""
import math
import random
from kit import blend
from kit.blend import S
from kit.core import Device
from stage.light import lit, sky_world
from stage.parts import box_obj, joined, mat, place
from stage.surfaces import windows
from stage.vehicles import car
from stage.scene import Camera, scene


@scene(
    banner=Camera((-1900, -6900, 1950), (1750, 3000, 1700), 27, (-.03, 0)),
    card=Camera((900, -5600, 1900), (3700, 3000, 1350), 30),
    card_2=Camera((350, 900, 1620), (1900, 3300, 1330), 30),
    card_3=Camera((6300, -10500, 1250), (6400, 3000, 2000), 31),
)
def charging():
    blend.QUALITY.update(seg=1, text=3, cap=3)
    mat('asph', '#3a4350', .22, 0, 0, .6), mat('cara', '#e8edf2', .12, .1, 0, .8), mat('carb', '#123a86', .12, .35, 0, .8), mat('carg', '#05080d', .04, 0, 0, .9), mat('rim', '#aeb6bd', .25, 1), mat('tail', '#ff3b2e', .4, 0, 6), mat('head', '#e6f3ff', .4, 0, 8), mat('strip', '#bfe2ff', .5, 0, 9), mat('can', '#e9eef2', .4), mat('candk', '#1c2530', .5), mat('gled', '#38f0a0', .5, 0, 7), mat('line', '#dfe6ec', .6), mat('wallc', '#223049', .7), mat('pile', '#eef2f5', .28, 0, 0, .6), mat('pileb', '#0f1620', .12, 0, 0, .8)
    p = Device('pile', 'p')
    p.box('sheetd', (-420, 420), (-300, 300), (0, 90), r=12)
    p.box('pile', (-340, 340), (-230, 230), (90, 1900), r=40, cr=60)
    p.box('pileb', (-270, 270), (-240, -220), (1080, 1800), r=8, cr=40)
    p.box('screen', (-210, 210), (-244, -238), (1330, 1720), r=0, cr=20)
    p.text('86%', (0, -246, 1570), 150, 'glowg')
    p.text('120 kW', (0, -246, 1430), 72, 'glow')
    p.text('HELVO', (0, -246, 1190), 84, 'inkw', track=1.1)
    p.box('gled', (-344, -330), (-234, -215), (140, 1850), r=0)
    p.box('gled', (330, 344), (-234, -215), (140, 1850), r=0)
    p.box('blue', (-341, 341), (-234, -200), (560, 640), r=4)
    for s in (1, -1):
        p.box('black', (s * 345, s * 420), (-120, 60), (950, 1250), r=20)
        n = 26
        for k in range(n):
            a = k / (n - 1)
            x = s * (400 + 150 * math.sin(a * math.pi))
            z = 1050 - 800 * math.sin(a * math.pi * .5) if a < .5 else 1050 - 800 * math.sin(a * math.pi * .5) + (a - .5) * 900
            p.lathe('rubber', (x, -40 - 120 * a, z), [(0, -40), (30, -34), (30, 34), (0, 40)], '+z', 12, 8)
    place(joined(p), [(1500 + i * 3100, 3400, 0, 0) for i in range(6)])
    place(car('cara'), [(3050, 700, 0, 90), (9250, 650, 0, 90)])
    place(car('carb'), [(6150, 800, 0, 90)])
    d = Device('g', 'g')
    d.box('asph', (-60000, 60000), (-20000, 60000), (-100, 0), r=0)
    for i in range(8):
        d.box('line', (1450 - 60 + i * 3100, 1450 + 60 + i * 3100), (-2200, 2900), (0, 3), r=0) if i else None
    d.box('can', (-400, 26000), (-1800, 5600), (4100, 4380), r=60)
    d.box('candk', (-380, 25980), (-1780, 5580), (4085, 4101), r=0)
    for y in (-900, 1400, 3600):
        d.box('strip', (200, 25500), (y - 60, y + 60), (4070, 4086), r=0)
    d.box('lineb' if False else 'strip', (-406, -396), (-1800, 5600), (4200, 4260), r=0)
    d.box('strip', (-400, 26000), (-1812, -1800), (4200, 4240), r=0)
    d.text('恒沃 智慧充电站', (6200, -1815, 4240) if False else (9000, 3160, 3500), 420, 'inkw', font='cjk') if False else None
    for x in (600, 9900, 19200):
        d.box('can', (x - 130, x + 130), (4700, 5000), (0, 4100), r=20)
    blend.build(d)
    w = windows('cw', '#1a2943', 1700, 2600, .26, 1.1)
    rnd = random.Random(8)
    for i in range(70):
        h = rnd.uniform(16000, 70000)
        o = box_obj((-9000, 9000), (-9000, 9000), (0, h), w)
        o.location = (rnd.uniform(-230000, 300000) * S, rnd.uniform(190000, 300000) * S, 0)
    sky_world([(0, '#0a1424'), (.497, '#5f7fae'), (.505, '#d99a78'), (.53, '#a98a98'), (.58, '#4f70aa'), (.7, '#204a92'), (1, '#0a2054')], .6)
    lit(4000, 1000, 4000, 4000, 1000, 0, 7000, 1500, '#e6f2ff', 4500)
    lit(12000, 1000, 4000, 12000, 1000, 0, 7000, 1500, '#e6f2ff', 4500)
    lit(-1500, -6000, 2600, 4000, 1500, 800, 2500, 700, '#9cc8ff')
    return dict(grain=3.5, exposure=1.0, fog=((.12, .19, .36), 350, .0007, 0), bloom=.16, left=((.02, .05, .12), .55, .52), vignette=.25)
