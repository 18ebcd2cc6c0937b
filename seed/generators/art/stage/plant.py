"""Machines of plants and substations. Each function returns a Device that stands at the origin.

Lengths in millimetres."""
import math
from kit.core import Device
from .parts import mat
from .rooms import pipe


def motor(m='blue', r=230, length=620):
    """Foot-mounted motor along x, its shaft at +x, with cooling ribs, fan cowl and terminal box."""
    d = Device('motor', 'm')
    z = r + 90
    d.cyl(m, (-length / 2, 0, z), r * .86, length, '+x', 8, 40)
    n = 28
    for k in range(n):
        a = 360 / n * k
        d.box(m, (-length / 2 + 20, length / 2 - 20), (-5, 5), (z + r * .8, z + r), r=0, rot=('x', a, (0, 0, z)))
    d.cyl('black', (-length / 2 - 150, 0, z), r * .96, 170, '+x', 24, 40)
    d.cyl(m, (length / 2 - 10, 0, z), r * .98, 40, '+x', 8, 40)
    d.cyl('steel', (length / 2, 0, z), r * .2, 150, '+x', 4, 24)
    d.box(m, (-120, 140), (-130, 130), (z + r * .7, z + r + 130), r=12)
    d.box('sheetd', (-length / 2 + 30, length / 2 - 30), (-r * 1.0, r * 1.0), (0, 30), r=4)
    for s in (1, -1):
        d.box(m, (-length / 2 + 40, length / 2 - 40), (s * r * .62 - 30, s * r * .62 + 30), (20, z - r * .3), r=6)
    d.box('paper', (-60, 80), (-r - 3, -r * .6), (z - 40, z + 40), r=0)
    return d


def pump(m='blue'):
    """Pump set on a base frame: motor, coupling guard, volute; the suction pipe goes to +x, the pressure pipe up at x = 900."""
    d = Device('pump', 'p')
    mat('base-concrete', '#a9b0b5', .9), mat('guard', '#f0b400', .45)
    d.box('base-concrete', (-700, 1350), (-480, 480), (0, 160), r=14)
    d.box('sheetd', (-620, 1270), (-330, 330), (160, 230), r=8)
    d.include(motor(m), 0, 0, 230)
    z = 230 + 320
    d.box('guard', (350, 640), (-120, 120), (z - 130, z + 130), r=30, cr=50)
    d.cyl(m, (640, 0, z), 150, 160, '+x', 12, 36)
    d.cyl(m, (780, 0, z), 340, 240, '+x', 60, 48)
    for k in range(12):
        a = math.radians(30 * k)
        d.cyl('zinc', (772, 285 * math.cos(a), z + 285 * math.sin(a)), 16, 14, '-x', 2, 10)
    d.cyl(m, (1020, 0, z), 150, 90, '+x', 6, 36)
    d.cyl(m, (1090, 0, z), 230, 36, '+x', 4, 36)
    d.cyl(m, (900, 0, z + 250), 130, 200, '+z', 6, 36)
    d.cyl(m, (900, 0, z + 430), 210, 36, '+z', 4, 36)
    d.box(m, (820, 980), (-150, 150), (230, z - 200), r=10)
    return d


def valve(m='blue', r=130):
    """Gate valve in an upright pipe: flanges, bonnet, hand wheel towards -y. Height 560."""
    d = Device('valve', 'v')
    d.cyl(m, (0, 0, 0), r * 1.55, 34, '+z', 3, 36)
    d.cyl(m, (0, 0, 34), r * 1.15, 490, '+z', 30, 36)
    d.cyl(m, (0, 0, 526), r * 1.55, 34, '+z', 3, 36)
    d.cyl(m, (0, -r, 280), r * .8, 130, '-y', 10, 28)
    d.cyl('steel', (0, -r - 130, 280), 22, 220, '-y', 2, 14)
    mat('wheel', '#c62828', .4)
    d.ring('wheel', (0, -r - 300, 280), 150, 182, 30, '-y', 10, 36)
    for a in (0, 60, 120):
        d.box('wheel', (-160, 160), (-r - 322, -r - 306), (268, 292), r=4, rot=('y', a, (0, -r - 314, 280)))
    return d


def transformer_dry(w=1700, h=1500):
    """Cast-resin transformer: three coils in a frame, on wheels, copper bars on top."""
    mat('resin', '#8e3b2f', .35), mat('core', '#5a6068', .5, .3)
    d = Device('tr', 't')
    d.box('core', (-w / 2, w / 2), (-190, 190), (180, 360), r=8)
    d.box('core', (-w / 2, w / 2), (-190, 190), (h - 180, h), r=8)
    for k in (-1, 0, 1):
        x = k * w / 3.1
        d.cyl('core', (x, 0, 300), 120, h - 420, '+z', 0, 24)
        d.cyl('resin', (x, 0, 400), 255, h - 640, '+z', 40, 48)
        for j in range(4):
            d.ring('resin', (x, 0, 470 + j * (h - 760) / 4), 250, 262, 60, '+z', 4, 48)
        d.box('copper', (x - 45, x + 45), (-250, -236), (h - 360, h + 240), r=2)
        d.box('copper', (x - 45, x + 45), (-250, 60), (h + 226, h + 240), r=2)
    for s in (1, -1):
        d.box('sheetd', (s * w * .36 - 60, s * w * .36 + 60), (-420, 420), (90, 190), r=6)
        for y in (-330, 330):
            d.cyl('black', (s * w * .36 - 40, y, 90), 90, 80, '+x', 6, 28)
    return d


def transformer_oil(k=1.0):
    """Outdoor transformer: tank with radiators, conservator, bushings."""
    mat('tank', '#8b98a3', .4, .1), mat('porcelain', '#5e2f22', .2)
    d = Device('tro', 't')
    d.box('tank', (-1100, 1100), (-600, 600), (250, 1900), r=20)
    d.box('tank', (-1180, 1180), (-680, 680), (1900, 1980), r=10)
    for s in (1, -1):
        for i in range(15):
            x = -1000 + i * 140
            d.box('tank', (x, x + 34), (s * 620 if s > 0 else -1050, 1050 if s > 0 else -620), (420, 1760), r=10)
        d.cyl('tank', (-1040, s * 850, 1700), 50, 2060, '+x', 6, 16)
        d.cyl('tank', (-1040, s * 850, 480), 50, 2060, '+x', 6, 16)
    d.cyl('tank', (-1250, 250, 2650), 300, 1700, '+x', 40, 36)
    for x in (-900, 100):
        d.box('tank', (x - 30, x + 30), (200, 300), (1960, 2400), r=4)
    for i in range(3):
        x = -700 + i * 560
        d.lathe('porcelain', (x, -260, 1980), [(0, 0), (110, 0)] + sum(([(70, 60 + j * 90), (120, 90 + j * 90), (70, 120 + j * 90)] for j in range(6)), []) + [(50, 640), (0, 640)], '+z', 24, 6)
        d.cyl('copper', (x, -260, 2600), 18, 240, '+z', 3, 12)
    for i in range(4):
        x = -300 + i * 330
        d.lathe('porcelain', (x + 150, 420, 1980), [(0, 0), (70, 0), (50, 60), (85, 100), (50, 140), (85, 180), (50, 220), (0, 230)], '+z', 20, 4)
    d.box('sheetd', (-1000, 1000), (-520, 520), (120, 260), r=8)
    d.box('paper', (400, 700), (-606, -600), (1000, 1250), r=0)
    return d


def genset():
    """Diesel generating set along x: alternator left, engine, radiator right."""
    mat('engine', '#2f6fb5', .4), mat('exhaust', '#9aa0a5', .45, .7)
    d = Device('genset', 'g')
    d.box('sheetd', (-2200, 2200), (-560, 560), (0, 260), r=12)
    d.cyl('engine', (-2000, 0, 950), 480, 900, '+x', 40, 44)
    d.box('engine', (-1750, -1250), (-330, 330), (1350, 1700), r=24)
    for i in range(9):
        d.box('black', (-1990, -1984), (-300, 300), (660 + i * 60, 690 + i * 60), r=0)
    d.box('engine', (-1050, 1250), (-420, 420), (420, 1250), r=40)
    for s in (1, -1):
        d.box('engine', (-900, 1100), (s * 250 - 160, s * 250 + 160), (1230, 1560), r=40)
        for k in range(6):
            d.cyl('black', (-720 + k * 330, s * 250, 1550), 90, 70, '+z', 10, 24)
            d.cyl('steel', (-720 + k * 330, s * 410, 1400), 40, 70, '+y' if s > 0 else '-y', 6, 16)
        pipe(d, 'exhaust', [(-820, s * 480, 1180), (1060, s * 480, 1180)], 70)
    for k in range(3):
        d.cyl('white', (-500 + k * 300, -425, 700), 95, 110, '-y', 14, 28)
        d.cyl('black', (-500 + k * 300, -480, 560), 60, 60, '-y', 8, 24)
    d.cyl('sheetd', (-1080, 0, 880), 430, 120, '+x', 10, 36)
    d.box('black', (1420, 1980), (-650, 650), (300, 2000), r=20)
    for i in range(26):
        d.box('sheetd', (1985, 1995), (-600, 600), (360 + i * 62, 384 + i * 62), r=0)
    d.box('engine', (1380, 2010), (-670, 670), (1960, 2060), r=10)
    d.cyl('black', (1240, 0, 1050), 380, 180, '+x', 8, 36)
    d.box('sheet', (-900, -300), (-640, -470), (1650, 2150), r=10)
    d.box('screen', (-850, -620), (-645, -638), (1900, 2080), r=0)
    d.text('50.0 Hz', (-735, -646, 1990), 62, 'glowg')
    for k, c in enumerate(('lensG', 'lensR', 'lensY')):
        d.cyl(c, (-540 + k * 90, -640, 2030), 24, 16, '-y', 4, 20)
    d.cyl('red', (-420, -640, 1800), 46, 40, '-y', 8, 24)
    d.text('HELVO', (-700, -646, 1760), 70, 'inkb')
    return d
