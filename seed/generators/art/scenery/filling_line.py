"""Filling line of a dairy: bottles on the belt, the carousel of the filler, stainless steel, drives in a cabinet."""
import math
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import panels, pipe, shell
from stage.scene import Camera, scene


def bottle():
    d = Device('bottle', 'b')
    d.lathe('milk', (0, 0, 0), [(0, 0), (40, 0), (44, 10), (44, 140), (20, 190), (18, 214), (0, 214)], '+z', 24, 6)
    d.cyl('blue', (0, 0, 212), 21, 26, '+z', 3, 24)
    d.ring('label', (0, 0, 42), 43.5, 44.6, 74, '+z', 0, 24)
    return d


def filler():
    """Carousel with sixteen valves around a column, below a bowl."""
    d = Device('filler', 'f')
    d.cyl('inox', (0, 0, 0), 900, 760, '+z', 20, 60)
    d.cyl('inox', (0, 0, 780), 980, 50, '+z', 10, 72)
    d.cyl('inox', (0, 0, 830), 260, 1150, '+z', 10, 48)
    d.lathe('inox', (0, 0, 1500), [(0, 0), (820, 0), (980, 90), (980, 380), (820, 470), (0, 500)], '+z', 72, 30)
    d.ring('blue', (0, 0, 1640), 978, 988, 110, '+z', 2, 72)
    for k in range(16):
        a = 2 * math.pi * k / 16
        x, y = 860 * math.cos(a), 860 * math.sin(a)
        d.cyl('inox', (x, y, 1130), 26, 380, '+z', 3, 18)
        d.cyl('inox', (x, y, 1240), 44, 170, '+z', 6, 20)
        d.cyl('blue', (x, y, 1420), 38, 60, '+z', 6, 20)
        d.cyl('black', (x, y, 1110), 18, 30, '+z', 2, 16)
    d.cyl('inox', (0, 0, 2000), 120, 1400, '+z', 6, 32)
    return d


@scene(
    banner=Camera((-2100, -3400, 2000), (450, 4200, 1150), 26, (-.04, .0)),
    card=Camera((-300, -1900, 1900), (1500, 4200, 1050), 27),
    card_2=Camera((320, -420, 1220), (930, 1700, 1010), 32),
    card_3=Camera((-3300, 900, 1750), (-4700, 4700, 1450), 27),
)
def filling_line():
    blend.QUALITY.update(seg=.9, text=3, cap=2)
    mat('inox', '#cfd5da', .3, .6), mat('milk', '#fbfbf8', .2, 0, 0, .6), mat('label', '#2f7fe0', .4), mat('belt', '#39434d', .5), mat('tiles', '#e9eef1', .3), mat('joint', '#b3c4d2', .6), mat('guard', '#d5e6f2', .06, 0, 0, .6), mat('drain', '#9aa5ad', .4, .6), mat('gutter-blue', '#2468c0', .5)
    bottles = []
    for i in range(118):        # one row towards the filler, then on behind it
        y = -2600 + i * 98
        if not 2250 < y < 4350:
            bottles.append((1000, y, 915, 0))
    for k in range(16):
        a = 2 * math.pi * k / 16
        bottles.append((1900 + 860 * math.cos(a), 3300 + 860 * math.sin(a), 830, 0))
    for i in range(80):
        bottles.append((-2650 + (i % 2) * 100, 2200 + i * 60, 915, 0))
    place(joined(bottle()), bottles)
    place(joined(filler()), [(1900, 3300, 0, 0)])
    d = Device('hall', 'h')
    shell(d, (-6200, 6200), (-5600, 12500), 4600, floor='#b5c1c7', wall='#cfdde8', gloss=.14)
    for x, y0, y1 in ((1000, -5600, 12500), (-2600, 1500, 12500)):
        d.box('belt', (x - 62, x + 62), (y0, y1), (895, 914), r=0)
        for s in (-1, 1):
            d.box('inox', (x + s * 80 - 12, x + s * 80 + 12), (y0, y1), (820, 960), r=3)
            d.cyl('inox', (x + s * 78, y0, 1030), 9, y1 - y0, '+y', 0, 10)
        for i in range(int((y1 - y0) / 1500)):
            for s in (-1, 1):
                d.box('inox', (x + s * 80 - 20, x + s * 80 + 20), (y0 + 300 + i * 1500, y0 + 340 + i * 1500), (0, 830), r=0)
                d.box('inox', (x + s * 78 - 8, x + s * 78 + 8), (y0 + 310 + i * 1500, y0 + 330 + i * 1500), (940, 1030), r=0)
    # machine frame with clear doors around the filler
    for x in (750, 3300):
        for y in (2050, 4600):
            d.box('inox', (x - 40, x + 40), (y - 40, y + 40), (0, 2600), r=6)
    for y in (2050, 4600):
        d.box('inox', (710, 3340), (y - 40, y + 40), (2560, 2650), r=6)
    for x in (750, 3300):
        d.box('inox', (x - 40, x + 40), (2050, 4600), (2560, 2650), r=6)
    d.box('gutter-blue', (700, 3350), (2000, 2012), (2580, 2640), r=0)
    for k, m in enumerate(('lensG', 'lensY', 'lensR')):
        d.cyl(m, (3300, 2050, 2650 + k * 80), 42, 78, '+z', 5, 22)
    d.box('sheet', (3450, 3750), (1900, 2050), (1150, 1750), r=10)
    d.box('screen', (3480, 3720), (1894, 1902), (1350, 1700), r=0)
    d.text('500 / min', (3600, 1892, 1600), 52, 'glowg')
    pipe(d, 'inox', [(1900, 3300, 3400), (1900, 9800, 3400)], 80, (), 24)
    for y in (5200, 7400, 9600):        # tanks behind
        d.cyl('inox', (4700, y, 500), 900, 2700, '+z', 120, 56)
        for s in (-500, 500):
            d.cyl('inox', (4700 + s, y, 0), 60, 520, '+z', 2, 18)
        d.ring('gutter-blue', (4700, y, 1900), 898, 904, 140, '+z', 0, 56)
    for i in range(15):
        d.box('joint', (-6198, -6190), (-5600, 12500), (i * 300, i * 300 + 8), r=0)
        d.box('joint', (-6200, 6200), (12490, 12498), (i * 300, i * 300 + 8), r=0)
    for i in range(42):
        d.box('joint', (-6200 + i * 300, -6192 + i * 300), (12490, 12498), (0, 4500), r=0)
    # cabinet with drives at the left, door open
    d.box('sheet', (-5900, -5100), (4200, 4800), (100, 2200), r=6)
    d.box('galv', (-5830, -5170), (4190, 4202), (180, 2120), r=0)
    d.box('sheet', (-5060, -4260), (4170, 4200), (100, 2200), r=6)
    for k in range(3):
        d.box('pale', (-5830, -5170), (4150, 4190), (620 + k * 500, 690 + k * 500), r=2)
    for i in range(4):
        d.box('sheet', (-6150, -5500), (-3200 + i * 820, -2400 + i * 820), (100, 2200), r=6)
    d.box('drain', (-700, -560), (-5600, 12500), (0, 3), r=0)
    panels(d, (-4200, -1200, 1800, 4600), [-4600 + i * 2000 for i in range(9)], 4580, 1300, 300, 120)
    blend.build(d)
    catalogued('inverter-7k5', [(-5740 + i * 160, 4190, z, 0) for i in range(4) for z in (770, 1270)])
    catalogued('motor-breaker', [(-5760 + i * 56, 4190, 1760, 0) for i in range(6)]), catalogued('contactor-32', [(-5400 + i * 62, 4190, 1760, 0) for i in range(3)])
    catalogued('mccb-125-3p', [(-5500, 4190, 1960, 0)])
    lit(-800, -2200, 3600, 1500, 3000, 1000, 2600, 120, '#ffffff')
    lit(3600, 800, 3800, 1900, 3300, 1500, 1600, 60, '#dcebff')
    studio.world((.9, .95, 1), .95)
    return dict(exposure=.82, bounces=3, fog=((.78, .85, .92), 100, .0012, 0), bloom=.06, left=((.82, .88, .95), .45, .5), vignette=.15)
