"""Furniture: desks, chairs, screens, racks, cartons. Each function returns a Device that stands at the origin, its front at -y.

Lengths in millimetres."""
import math
import random
from kit.core import Device
from .parts import mat


def desk(w=1600, deep=750, h=740, top='#e9edf0', legs='sheetd'):
    mat('desk-top', top, .35)
    d = Device('desk', 'd')
    d.box('desk-top', (-w / 2, w / 2), (-deep / 2, deep / 2), (h - 32, h), r=6)
    for s in (1, -1):
        d.box(legs, (s * (w / 2 - 60) - 25, s * (w / 2 - 60) + 25), (-deep / 2 + 60, deep / 2 - 60), (0, 40), r=4)
        d.box(legs, (s * (w / 2 - 60) - 25, s * (w / 2 - 60) + 25), (-40, 40), (30, h - 32), r=4)
    d.box(legs, (-w / 2 + 80, w / 2 - 80), (deep / 2 - 130, deep / 2 - 105), (h - 330, h - 40), r=0)
    return d


def chair(seat='#1f5fb8'):
    mat('chair-seat', seat, .8)
    d = Device('chair', 'c')
    d.box('chair-seat', (-230, 230), (-230, 230), (430, 490), r=26, cr=70, axis='z')
    d.box('chair-seat', (-215, 215), (225, 265), (610, 960), r=18, cr=80)
    for s in (1, -1):
        d.box('sheetd', (s * 120 - 14, s * 120 + 14), (236, 262), (440, 700), r=4)
        for q in (1, -1):
            d.box('sheetd', (s * 200 - 13, s * 200 + 13), (q * 190 - 13, q * 190 + 13), (0, 440), r=4)
    return d


def stool():
    d = Device('stool', 's')
    d.cyl('rubber', (0, 0, 610), 175, 55, '+z', 20, 32)
    d.cyl('steel', (0, 0, 60), 24, 560, '+z', 2, 16)
    d.cyl('sheetd', (0, 0, 0), 220, 40, '+z', 14, 32)
    d.ring('steel', (0, 0, 260), 150, 170, 20, '+z', 4, 32)
    return d


def curve_screen(d, x, z, y, m=('glow', 'glowg', 'glowr'), seed=1, kind='trend'):
    """What a screen shows, in the rectangle x, z at the depth y: trends, bars, a single-line diagram, an oscillogram or a trip curve."""
    rnd = random.Random(seed)
    (x0, x1), (z0, z1) = x, z
    w, h = x1 - x0, z1 - z0
    t = h * .012

    def dot(u, v, a, b, mt, lift=0):
        d.box(mt, (x0 + u * w, x0 + u * w + a * w), (y - 1 - lift, y), (z0 + v * h, z0 + v * h + b * h), r=0)

    def line(points, mt, thick=1.0):
        for (u0, v0), (u1, v1) in zip(points, points[1:]):
            pts = [(x0 + u0 * w, z0 + v0 * h - t * thick / 2), (x0 + u1 * w, z0 + v1 * h - t * thick / 2), (x0 + u1 * w, z0 + v1 * h + t * thick / 2), (x0 + u0 * w, z0 + v0 * h + t * thick / 2)]
            if abs(u1 - u0) * w < t:
                a = x0 + u0 * w
                pts = [(a - t * thick / 2, z0 + v0 * h), (a + t * thick / 2, z0 + v0 * h), (a + t * thick / 2, z0 + v1 * h), (a - t * thick / 2, z0 + v1 * h)]
            d.prism(mt, pts, 'y', (y - 1, y), r=0)
    mat('screen-grid', '#2b4568', .5, 0, .5)
    if kind == 'bars':
        n = 12
        for i in range(n):
            v = .18 + .6 * (.5 + .5 * rnd.random()) * (1 - abs(i - 7) / 14)
            dot(.07 + i * .073, .12, .045, v, m[0] if i != 8 else m[1])
        line([(.05, .1), (.96, .1)], 'screen-grid')
    elif kind == 'lines':
        line([(.08, .86), (.92, .86)], m[0], 1.6)
        for i in range(6):
            u = .14 + i * .145
            line([(u, .86), (u, .66)], m[1] if i != 3 else m[2])
            dot(u - .022, .56, .044, .1, m[1] if i != 3 else m[2])
            line([(u, .56), (u, .30)], m[1] if i != 3 else 'screen-grid')
            dot(u - .04, .14, .08, .14, 'screen-grid')
            dot(u - .028, .18, .056, .03, m[0], 3)
    elif kind == 'scope':
        for k in range(1, 5):
            line([(.04, k * .2), (.96, k * .2)], 'screen-grid', .5)
        for ph, mt in ((0, m[0]), (2.09, m[1]), (4.19, m[2])):
            pts = []
            for i in range(64):
                u = i / 63
                amp = .06 if u < .25 else .40 * math.exp(-(u - .25) * 3.4) if u < .72 else .0
                pts.append((.04 + .92 * u, .5 + amp * math.sin(u * 34 + ph) + (.1 * math.exp(-(u - .25) * 7) if .25 < u < .72 and ph == 0 else 0)))
            line(pts, mt, 1.2)
    elif kind == 'trip':
        for k in range(1, 6):
            line([(k / 6, .06), (k / 6, .94)], 'screen-grid', .5)
            line([(.05, k / 6), (.95, k / 6)], 'screen-grid', .5)
        for s, mt in ((0, m[0]), (.17, m[1]), (.34, m[2])):
            line([(.10 + s, .92), (.14 + s, .76), (.22 + s, .60), (.33 + s, .50), (.34 + s, .28), (.46 + s, .26), (.47 + s, .10), (.62 + s, .085)], mt, 1.8)
    else:
        for k in range(1, 4):
            line([(.05, k * .25), (.95, k * .25)], 'screen-grid', .5)
        for b, mt in ((.62, m[0]), (.36, m[1])):
            v, pts = b, []
            for i in range(25):
                v += rnd.uniform(-.06, .06) + (b - v) * .2
                pts.append((.05 + .9 * i / 24, v))
            line(pts, mt, 1.4)


def monitor(w=560, h=330, kind='trend', seed=1):
    d = Device('monitor', 'm')
    d.box('black', (-w / 2, w / 2), (-12, 22), (120, 120 + h), r=5, cr=8)
    mat('monitor-glass', '#0a1420', .4, 0, 0, .1)      # dull: the lamps' glints in screens are nothing but noise
    d.box('monitor-glass', (-w / 2 + 10, w / 2 - 10), (-14, -11), (130, 110 + h), r=0)
    curve_screen(d, (-w / 2 + 24, w / 2 - 24), (144, 96 + h), -15, kind=kind, seed=seed)
    d.box('black', (-35, 35), (10, 34), (10, 260), r=4)
    d.box('black', (-130, 130), (-70, 110), (0, 12), r=4)
    return d


def carton(w=400, deep=320, h=280, label=True):
    mat('carton', '#c39a6a', .85, 0, 0, .2), mat('carton-tape', '#a67f50', .5)
    d = Device('carton', 'c')
    d.box('carton', (-w / 2, w / 2), (-deep / 2, deep / 2), (0, h), r=4)
    d.box('carton-tape', (-30, 30), (-deep / 2 - 1, deep / 2 + 1), (h - 60, h + 1), r=0)
    if label:
        d.box('paper', (w * .08, w * .42), (-deep / 2 - 1.5, -deep / 2), (h * .18, h * .5), r=0)
        d.text('HELVO', (-w * .2, -deep / 2 - 2, h * .38), h * .17, 'inkb')
    return d


def pallet_rack(bays=1, levels=4, w=2700, deep=1100, step=1500):
    """Steel rack: uprights, beams; without goods."""
    mat('rack-upright', '#1a4f9e', .45), mat('rack-beam', '#f08a1c', .45)
    d = Device('rack', 'r')
    for b in range(bays + 1):
        for y in (-deep / 2, deep / 2):
            d.box('rack-upright', (b * w - 45, b * w + 45), (y - 40, y + 40), (0, levels * step + 300), r=0)
        for i in range(levels * 3):
            z = 200 + i * step / 3
            d.box('rack-upright', (b * w - 15, b * w + 15), (-deep / 2, deep / 2), (z, z + 30), r=0, rot=('x', 24 if i % 2 else -24, (b * w, 0, z)))
    for b in range(bays):
        for l in range(1, levels + 1):
            for y in (-deep / 2, deep / 2):
                d.box('rack-beam', (b * w + 45, (b + 1) * w - 45), (y - 25, y + 25), (l * step - 130, l * step), r=0)
    return d


def pallet():
    mat('pallet-wood', '#b08c5e', .9)
    d = Device('pallet', 'p')
    for k in range(5):
        d.box('pallet-wood', (-600, 600), (-500 + k * 215, -380 + k * 215), (120, 144), r=0)
    for k in (-1, 0, 1):
        d.box('pallet-wood', (-600, 600), (k * 420 - 50, k * 420 + 50), (0, 120), r=0)
    return d


def pot_plant(h=1500, seed=2):
    mat('pot', '#e8ebee', .5), mat('leaf', '#2f6a44', .7)
    rnd = random.Random(seed)
    d = Device('plant', 'p')
    d.lathe('pot', (0, 0, 0), [(0, 0), (170, 0), (210, 420), (190, 420), (180, 380), (0, 380)], '+z', 32, 6)
    for k in range(46):
        z = 380 + rnd.random() * (h - 500)
        a, l = rnd.uniform(0, 360), rnd.uniform(260, 460) * (1 - .4 * (z - 380) / h)
        d.prism('leaf', [(0, z), (l * .5, z + l * .42), (l, z + l * .30), (l * .55, z + l * .26)], 'y', (-26, 26), r=0, rot=('z', a, (0, 0, 0)))
    d.cyl('leaf', (0, 0, 380), 22, h - 700, '+z', 0, 10)
    return d


def bin_box(m='blue', w=200, deep=320, h=150):
    d = Device('bin', 'b')
    b = d.prof(m, [(-deep / 2, 0), (deep / 2, 0), (deep / 2, h), (-deep / 2 + 50, h), (-deep / 2, h * .55)], (-w / 2, w / 2), cr=6, r=4)
    d.box('hole', (-w / 2 + 10, w / 2 - 10), (-deep / 2 + 60, deep / 2 - 10), (h - 2, h + 2), r=0)
    return d
