"""Stand at a trade fair: lit wall with the name, plinths with devices, a ring of light above, other stands behind."""
import math
from kit import blend, studio
from kit.core import Device
from stage.furniture import curve_screen, pot_plant
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import shell
from stage.scene import Camera, scene

PLINTHS = ((600, 800, 950, 'acb-2000-3p', 1.7), (2100, 200, 900, 'mccb-630-3p', 2.0), (3500, 600, 950, 'contactor-205', 2.4), (5000, 1300, 900, 'inverter-22k', 1.8))


@scene(
    banner=Camera((-1400, -6700, 1900), (650, 3000, 1900), 27, (-.04, .02)),
    card=Camera((600, -4700, 1750), (2600, 3000, 1650), 27),
    card_2=Camera((300, -1500, 1500), (1750, 900, 1200), 32),
    card_3=Camera((-3300, -4800, 2600), (3400, 2500, 1700), 27),
)
def trade_fair():
    blend.QUALITY.update(seg=.9, text=4, cap=2)
    mat('stage-white', '#eef2f5', .2, 0, 0, .6), mat('wall-blue', '#0d4db4', .4), mat('wall-deep', '#082a63', .4), mat('plinth-white', '#f3f5f7', .3), mat('edge-light', '#cfe6ff', .5, 0, 7), mat('sign', '#ffffff', .5, 0, 4), mat('carpet', '#8b97a5', .95), mat('other', '#b9c6d2', .8), mat('other-2', '#9db2c8', .8), mat('truss', '#7b8894', .4, .6), mat('screen-blue', '#071a38', .5, 0, .3, .05), mat('wood', '#c79f70', .5)
    d = Device('fair', 'f')
    shell(d, (-26000, 26000), (-14000, 40000), 12000, floor='#98a5b1', wall='#cfd9e2', ceiling='#dfe6ec', gloss=.3)
    d.box('stage-white', (-900, 7600), (-900, 4700), (0, 120), r=10)
    d.box('edge-light', (-904, 7604), (-906, -900), (30, 70), r=0)
    d.box('wall-blue', (-300, 7300), (4200, 4500), (120, 4100), r=10)
    d.box('wall-deep', (3900, 7300), (4100, 4210), (120, 4100), r=6)
    d.box('edge-light', (-300, 7300), (4185, 4196), (4020, 4060), r=0)
    d.text('HELVO', (1780, 4190, 3250), 800, 'sign', track=1.12)
    d.text('恒沃电气', (1780, 4190, 2480), 250, 'sign', font='cjk')
    d.box('screen-blue', (4250, 6950), (4085, 4100), (1500, 3100), r=0)
    curve_screen(d, (4400, 6800), (1600, 2700), 4084, kind='lines')
    d.text('从进线到终端', (5600, 4083, 2900), 115, 'glow', font='cjk')
    for x, y, z, *_ in PLINTHS:
        d.box('plinth-white', (x - 380, x + 380), (y - 380, y + 380), (120, 120 + z), r=14)
        d.box('edge-light', (x - 384, x + 384), (y - 386, y - 380), (150, 175), r=0)
        d.box('wall-blue', (x - 381, x + 381), (y - 384, y - 380), (120 + z - 90, 120 + z - 30), r=0)
    # counter at the left, bar stools, leaflets
    d.box('wall-blue', (-600, 250), (2300, 2900), (120, 1180), r=40, cr=120, axis='z')
    d.box('wood', (-680, 330), (2230, 2970), (1180, 1230), r=10, cr=140, axis='z')
    d.text('HELVO', (-175, 2294, 720), 190, 'sign')
    for k in range(4):
        d.box('paper', (-520 + k * 190, -370 + k * 190), (2420, 2620), (1230, 1240 + 6 * k), r=0)
    # ring of light and hangers
    for k in range(48):
        a0, a1 = 2 * math.pi * k / 48, 2 * math.pi * (k + 1) / 48
        pts = [(3350 + r * math.cos(a), 1800 + r * .62 * math.sin(a)) for r, a in ((3900, a0), (3900, a1), (3620, a1), (3620, a0))]
        d.slab('edge-light', pts, (5350, 5380), cr=0, r=0)
        d.slab('wall-blue', [(3350 + r * math.cos(a), 1800 + r * .62 * math.sin(a)) for r, a in ((3960, a0), (3960, a1), (3900, a1), (3900, a0))], (5330, 5750), cr=0, r=0)
    for x in (400, 6300):
        for y in (600, 3000):
            d.cyl('truss', (x, y, 5700), 8, 6200, '+z', 0, 8)
    # other stands
    for i, (x, y, w, h) in enumerate(((-19000, 9000, 9000, 4600), (-8500, 17000, 7000, 3600), (1000, 20000, 10000, 5200), (15500, 10000, 8000, 4400), (14000, 24000, 11000, 5600), (-20000, 26000, 12000, 5200), (-7000, 30000, 9000, 4800))):
        d.box(('other', 'other-2')[i % 2], (x, x + w), (y, y + 400), (0, h), r=20)
        d.box('stage-white', (x - 500, x + w + 500), (y - 4000, y + 400), (0, 100), r=0)
        d.box('edge-light', (x + 300, x + w - 300), (y - 6, y), (h - 300, h - 220), r=0)
        for k in range(3):
            d.box('plinth-white', (x + 900 + k * w / 3.4, x + 1700 + k * w / 3.4), (y - 2200, y - 1400), (100, 1100), r=10)
        d.box('truss', (x, x + w), (y - 3400, y - 3200), (h + 1600, h + 1800), r=0)
    for i in range(8):
        d.box('truss', (-26000, 26000), (-9000 + i * 6500, -8700 + i * 6500), (10600, 10900), r=0)
        for k in range(7):
            d.cyl('edge-light', (-21000 + k * 7000, -8850 + i * 6500, 10560), 240, 30, '-z', 0, 20)
    blend.build(d)
    for x, y, z, name, k in PLINTHS:
        catalogued(name, [(x, y + 170, 120 + z, 0, k)])
    place(joined(pot_plant(1700)), [(7250, -450, 120, 0), (-550, 3800, 120, 60)])
    lit(3300, -900, 5200, 3000, 1500, 900, 5500, 420, '#ffffff', 1200)
    lit(1800, 2600, 4700, 1800, 4200, 2600, 3500, 90, '#bcd9ff', 500)
    studio.world((.86, .92, 1), .85)
    return dict(exposure=.95, bounces=3, fog=((.70, .79, .88), 130, .0016, 0), bloom=.09, left=((.70, .79, .88), .42, .48), vignette=.18)
