"""Hospital / commercial complex at dusk."""
import random
from kit import blend
from kit.blend import S
from kit.core import Device
from stage.light import sky_world, sun
from stage.parts import box_obj, joined, mat, place
from stage.surfaces import windows
from stage.scene import Camera, scene


@scene(
    banner=Camera((-26000, -52000, 4600), (12000, 45000, 21000), 25, (-.02, .0)),
    card=Camera((-6000, -46000, 4200), (42000, 45000, 22000), 28),
    card_2=Camera((4000, -14000, 1700), (34000, 42000, 15500), 25),
    card_3=Camera((-62000, -34000, 11000), (40000, 52000, 21000), 33),
)
def building():
    blend.QUALITY.update(seg=1, text=3, cap=1)
    mat('conc', '#d8dde2', .6), mat('slab', '#eef1f4', .5), mat('plaza', '#59656f', .35, 0, 0, .5), mat('in1', '#ffd39a', .5, 0, .75), mat('in2', '#ffe7c4', .5, 0, .95), mat('in3', '#bcd8f5', .5, 0, .6), mat('gl', '#16263a', .05, .2, 0, .9), mat('mull', '#2a333d', .4, .5), mat('trunk', '#3a2f28', .9), mat('leaf2', '#2b4a38', .9), mat('sign', '#5ab0ff', .5, 0, 5), mat('path', '#aeb7bf', .3)
    rnd = random.Random(3)

    def block(x0, x1, y0, y1, floors, fh=4200, z0=0):
        d = Device('b', 'b')
        for f in range(floors):
            z = z0 + f * fh
            d.box('slab', (x0 - 700, x1 + 700), (y0 - 900, y1), (z + fh - 520, z + fh), r=0)
            d.box('gl', (x0 + 300, x1 - 300), (y0 + 900, y1 - 300), (z, z + fh - 520), r=0)
            n = int((x1 - x0) / 3000)
            for k in range(n):
                xa = x0 + 300 + k * (x1 - x0 - 600) / n
                xb = xa + (x1 - x0 - 600) / n - 240
                if rnd.random() < .58:
                    d.box(rnd.choice(('in1', 'in2', 'in1', 'in3')), (xa + 120, xb), (y0 + 860, y0 + 890), (z + 500, z + fh - 700), r=0)
                d.box('mull', (xa - 60, xa + 60), (y0 + 300, y0 + 880), (z, z + fh - 520), r=0)
                for q in (.33, .66):
                    d.box('mull', (xa + (xb - xa) * q - 35, xa + (xb - xa) * q + 35), (y0 + 700, y0 + 880), (z, z + fh - 520), r=0)
            d.box('mull', (x0 + 300, x1 - 300), (y0 + 800, y0 + 880), (z + 1150, z + 1210), r=0)
            m = int((y1 - y0) / 3000)
            for k in range(m):
                ya = y0 + 900 + k * (y1 - y0 - 1200) / m
                yb = ya + (y1 - y0 - 1200) / m - 240
                if rnd.random() < .6:
                    d.box(rnd.choice(('in1', 'in2', 'in3')), (x0 + 262, x0 + 290), (ya + 120, yb), (z + 500, z + fh - 700), r=0)
                d.box('mull', (x0, x0 + 300), (ya - 60, ya + 60), (z, z + fh - 520), r=0)
        d.box('conc', (x0 + 2500, x1 - 2500), (y0 + 4000, y1 - 2500), (z0 + floors * fh, z0 + floors * fh + 2600), r=0)
        blend.build(d)
    block(20000, 74000, 42000, 66000, 9)
    block(6000, 52000, 26000, 44000, 3)
    block(80000, 104000, 60000, 86000, 16)
    d = Device('g', 'g')
    d.box('plaza', (-300000, 300000), (-40000, 300000), (-200, 0), r=0)
    for i in range(9):
        d.box('path', (-20000 + i * 15000, -19000 + i * 15000), (-40000, 24000), (0, 10), r=0)
    d.box('conc', (16000, 40000), (16000, 26500), (4300, 4700), r=0)
    for x in (17500, 25000, 32500, 39000):
        d.cyl('conc', (x, 17500, 0), 260, 4300, '+z', 0, 20)
    d.box('in2', (18500, 38000), (17000, 25500), (4270, 4300), r=0)
    d.text('恒沃电气', (60500, 41000, 35200), 3200, 'sign', font='cjk') if False else None
    d.box('sign', (24000, 33000), (15900, 15990), (4380, 4620), r=0)
    blend.build(d)
    t = Device('tree', 't')
    t.cyl('trunk', (0, 0, 0), 160, 2600, '+z', 0, 10)
    for k in range(16):
        r_ = rnd.uniform(650, 1150)
        t.lathe('leaf2', (rnd.uniform(-1300, 1300), rnd.uniform(-1300, 1300), 2300 + rnd.uniform(0, 2900)), [(0, 0), (r_ * .8, r_ * .5), (r_, r_), (r_ * .75, r_ * 1.6), (0, r_ * 2)], '+z', 14, 200)
    place(joined(t), [(x, y, 0, rnd.uniform(0, 360), rnd.uniform(.8, 1.35)) for x, y in ((2000, 22000), (-6000, 30000), (46000, 18000), (54000, 21000), (62000, 17000), (72000, 24000), (82000, 30000), (-14000, 44000), (-26000, 60000), (-40000, 52000), (-52000, 80000), (92000, 36000), (-64000, 64000))])
    city_ = windows('far', '#31445f', 1700, 2700, .22, .7)
    for i in range(46):
        x, y, h = rnd.uniform(-260000, 320000), rnd.uniform(190000, 330000), rnd.uniform(20000, 66000)
        o = box_obj((-11000, 11000), (-11000, 11000), (0, h), city_)
        o.location = (x * S, y * S, 0)
    sky_world([(0, '#1b2738'), (.496, '#c9a08c'), (.505, '#f2bd90'), (.54, '#c4a5ad'), (.60, '#7d97c4'), (.75, '#3c66ac'), (1, '#17387c')], .9)
    sun(-60, 14, .8, '#ffd0a0', 6)
    return dict(grain=3.5, exposure=1.05, fog=((.44, .46, .58), 900, .00042, 0), bloom=.12, thresh=.9, left=((.16, .24, .42), .40, .5), vignette=.2, kc=5)
