"""Photovoltaic array on the flat roof of a factory by day, with an inverter station and other halls behind."""
import random
from kit import blend
from kit.core import Device
from stage.landscape import hills
from stage.light import sky_world, sun
from stage.parts import catalogued, joined, mat, place
from stage.scene import Camera, scene


def table():
    """Eight modules in two rows on a low frame, tilted towards -y."""
    p = Device('pv', 'p')
    tilt = ('x', 14, (0, 0, 520))
    p.box('pv', (-4600, 4600), (-1130, 1130), (500, 530), r=0, rot=tilt)
    for i in range(9):
        x = -4600 + i * 1150
        p.box('pv-frame', (x - 14, x + 14), (-1130, 1130), (529, 538), r=0, rot=tilt)
    for y in (-1130, 0, 1130):
        p.box('pv-frame', (-4600, 4600), (y - 14, y + 14), (529, 538), r=0, rot=tilt)
    for i in range(48):
        x = -4600 + i * 191.7
        p.box('pv-line', (x - 3, x + 3), (-1130, 1130), (530, 532), r=0, rot=tilt)
    for k in range(12):
        y = -1130 + k * 188.3
        p.box('pv-line', (-4600, 4600), (y - 3, y + 3), (530, 532), r=0, rot=tilt)
    for x in (-4000, -1300, 1300, 4000):
        p.box('pv-frame', (x - 30, x + 30), (-1000, -940), (0, 300), r=0)
        p.box('pv-frame', (x - 30, x + 30), (940, 1000), (0, 740), r=0)
        p.box('ballast', (x - 260, x + 260), (-1150, -800), (0, 90), r=6)
        p.box('ballast', (x - 260, x + 260), (800, 1150), (0, 90), r=6)
    return p


@scene(
    banner=Camera((-3200, -5200, 3300), (6500, 22000, 400), 27, (.0, -.02)),
    card=Camera((-300, -4300, 3200), (9500, 22000, 200), 28),
    card_2=Camera((-2300, 4300, 1750), (-950, 7600, 1180), 27),
    card_3=Camera((2600, -900, 1250), (9200, 9000, 900), 28),
)
def roof_solar():
    blend.QUALITY.update(seg=.8, text=3, cap=1)
    mat('pv', '#12305f', .10, 0, 0, 1.0), mat('pv-line', '#6f8db3', .4, .4), mat('pv-frame', '#c3cbd2', .35, .7), mat('ballast', '#a7adb2', .9), mat('roof', '#b9bfc3', .85), mat('seam', '#a3aab0', .85), mat('parapet', '#d3d8dc', .7), mat('hall', '#e1e6ea', .7), mat('hall-roof', '#9fb0bf', .7), mat('band', '#1c5fb8', .5), mat('tree', '#3f6a48', .95), mat('land', '#7d9a72', .95), mat('street', '#8a9299', .8), mat('h1', '#7f9db4', .95), mat('h2', '#a3bccd', .95), mat('inverter', '#eef1f3', .35), mat('glass-strip', '#8fb4d0', .1, 0, 0, .8)
    d = Device('roof', 'r')
    d.box('roof', (-40000, 70000), (-30000, 52000), (-300, 0), r=0)
    for i in range(26):
        d.box('seam', (-40000, 70000), (-14000 + i * 2650, -13970 + i * 2650), (0, 12), r=0)
    d.box('parapet', (-40000, 70000), (52000, 52400), (-300, 900), r=0)
    for x, y in ((-3100, 30000), (-3100, 12000)):       # roof ventilators
        d.cyl('parapet', (x - 1900, y, 0), 500, 500, '+z', 10, 32)
        d.cyl('sheetd', (x - 1900, y, 500), 700, 420, '+z', 120, 32)
    # inverters and the distribution cabinet at the head of the array
    for k in range(3):
        x = -1900 + k * 900
        d.box('pv-frame', (x - 400, x - 350), (7780, 7830), (0, 1700), r=0)
        d.box('pv-frame', (x + 350, x + 400), (7780, 7830), (0, 1700), r=0)
        d.box('inverter', (x - 340, x + 340), (7460, 7780), (720, 1560), r=30)
        d.box('band', (x - 340, x + 340), (7452, 7462), (1380, 1420), r=0)
        d.box('screen', (x - 120, x + 120), (7452, 7462), (1180, 1300), r=0)
        d.text('50.2 kW', (x, 7450, 1240), 52, 'glowg')
        d.text('HELVO', (x - 200, 7450, 1480), 54, 'inkb')
        for q in (-200, -70, 70, 200):
            d.cyl('rubber', (x + q, 7620, 20), 22, 710, '+z', 0, 10)
    d.box('galv', (-3000, 700), (7540, 7760), (20, 120), r=0)
    d.box('pv-frame', (-2900, -2860), (7780, 7820), (0, 2300), r=0)
    d.box('pv-frame', (600, 640), (7780, 7820), (0, 2300), r=0)
    d.box('pv-frame', (-3100, 840), (7100, 8100), (2300, 2340), r=0)
    blend.build(d)
    rnd = random.Random(6)
    g = Device('ground', 'g')
    g.box('land', (-900000, 900000), (52500, 900000), (-14100, -14000), r=0)
    for x, y, w, l, h in ((-90000, 90000, 90000, 50000, 12000), (20000, 86000, 110000, 40000, 10000), (150000, 100000, 90000, 70000, 13000), (-60000, 170000, 120000, 60000, 12000), (90000, 190000, 130000, 70000, 12000)):
        g.box('hall', (x - w / 2, x + w / 2), (y, y + l), (-14000, -14000 + h), r=0)
        g.box('band', (x - w / 2 - 60, x + w / 2 + 60), (y - 60, y), (-14000 + h - 2200, -14000 + h - 900), r=0)
        g.box('glass-strip', (x - w / 2 + 3000, x + w / 2 - 3000), (y - 40, y), (-14000 + h * .35, -14000 + h * .6), r=0)
        g.box('hall-roof', (x - w / 2, x + w / 2), (y, y + l), (-14000 + h, -14000 + h + 400), r=0)
        for k in range(int(w / 14000)):
            g.box('glass-strip', (x - w / 2 + 5000 + k * 14000, x - w / 2 + 11000 + k * 14000), (y + 4000, y + l - 4000), (-14000 + h + 400, -14000 + h + 1500), r=0)
    for k in range(70):
        x, y, r = rnd.uniform(-160000, 240000), rnd.choice((76000, 78000, 160000, 280000)) + rnd.uniform(-5000, 5000), rnd.uniform(2600, 4300)
        g.lathe('tree', (x, y, -14000), [(0, 0), (r * .8, r * .6), (r, r * 1.3), (r * .7, r * 2.1), (0, r * 2.5)], '+z', 12, 200)
    blend.build(g)
    hills([(420000, 30000, -14000, 'h1'), (700000, 62000, -10000, 'h2')], 4)
    place(joined(table()), [(7000 + c * 9700, 3000 + r * 3600, 0, 0) for r in range(13) for c in range(5)] + [(-9000 - c * 9700, 12000 + r * 3600, 0, 0) for r in range(11) for c in range(2)])
    catalogued('pv-isolator', [(-2700, 7770, 1000, 0, 1.7)])
    catalogued('dist-cabinet-wall', [(360, 7790, 850, 0, 1.1)])
    sky_world([(0, '#5a6b78'), (.497, '#dfe9ef'), (.51, '#d3e4f2'), (.56, '#a9cdec'), (.68, '#6ea9e2'), (1, '#2f74c4')], .85)
    sun(-115, 42, 3.0, '#fff3de', 1.5)
    return dict(exposure=.86, bounces=3, fog=((.74, .83, .92), 500, .00018, 0), bloom=.04, thresh=1.1, left=((.74, .84, .94), .45, .5), vignette=.12)
