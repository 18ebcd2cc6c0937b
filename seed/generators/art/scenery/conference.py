"""Conference hall: stage with a lit screen and lectern, curved rows of blue seats, warm wood."""
import math
from kit import blend, studio
from kit.core import Device
from stage.furniture import curve_screen, pot_plant
from stage.light import lit
from stage.parts import joined, mat, place
from stage.rooms import shell
from stage.scene import Camera, scene

BACK = 11000


def seat():
    d = Device('seat', 's')
    d.box('seat-blue', (-250, 250), (-260, 200), (380, 480), r=36, cr=80, axis='z')
    d.box('seat-blue', (-240, 240), (-330, -230), (440, 1010), r=40, cr=110)
    for s in (1, -1):
        d.box('seat-wood', (s * 285 - 28, s * 285 + 28), (-280, 170), (560, 610), r=12)
        d.box('sheetd', (s * 285 - 18, s * 285 + 18), (-120, 60), (0, 570), r=6)
    return d


@scene(
    banner=Camera((-3300, -3600, 3000), (-150, 11000, 1850), 26, (-.03, .0)),
    card=Camera((-600, -1600, 2700), (900, 11000, 1850), 27),
    card_2=Camera((-1500, 5600, 1900), (1900, 10600, 1900), 28),
    card_3=Camera((5200, 8300, 2500), (-2200, 1500, 500), 27),
)
def conference():
    blend.QUALITY.update(seg=.7, text=3, cap=2)
    mat('seat-blue', '#1f57a8', .85), mat('seat-wood', '#b98a5a', .45), mat('wood', '#b88b5c', .5), mat('wood-dark', '#8a6644', .5), mat('stage-floor', '#6e5138', .3), mat('screen-blue', '#0b2f78', .5, 0, .55, .05), mat('edge-light', '#d6eaff', .5, 0, 6), mat('warm-light', '#ffe3b8', .5, 0, 5), mat('carpet', '#39465c', .95), mat('sign', '#ffffff', .5, 0, 3.2), mat('drape', '#16305e', .9)
    d = Device('hall', 'h')
    shell(d, (-8600, 8600), (-6500, BACK + 400), 6400, floor='#3d4a60', wall='#c9b79f', ceiling='#3a3f48', gloss=.6, sides='lrbf')
    for i in range(34):         # wooden ribs on both side walls
        for s in (1, -1):
            d.box('wood', (s * 8560 - 40, s * 8560 + 40), (-6000 + i * 520, -5780 + i * 520), (0, 6400), r=0)
    d.box('drape', (-8600, 8600), (BACK + 300, BACK + 380), (0, 6400), r=0)
    for i in range(60):
        d.cyl('drape', (-8500 + i * 290, BACK + 280, 0), 120, 6400, '+z', 0, 12)
    d.box('stage-floor', (-6600, 6600), (8200, BACK + 300), (0, 620), r=10)
    d.box('edge-light', (-6604, 6604), (8190, 8200), (560, 600), r=0)
    for k in range(3):
        d.box('stage-floor', (-7400, -6600), (8300 + k * 300, 9500), (0, 200 + k * 200), r=4)
    d.box('screen-blue', (-4700, 4700), (BACK - 60, BACK), (1500, 5100), r=0)
    d.box('black', (-4800, 4800), (BACK, BACK + 100), (1400, 5200), r=10)
    y = BACK - 62
    d.text('存量改造  共创新篇', (-2300, y, 4200), 290, 'sign', font='cjk')
    d.text('HELVO', (-2300, y, 3450), 420, 'glow', track=1.1)
    d.text('恒沃电气  渠道伙伴大会', (-2300, y, 2650), 150, 'sign', font='cjk')
    curve_screen(d, (900, 4500), (1900, 4700), y, kind='bars', seed=4)
    # lectern and low tables with arm chairs on the stage
    d.prof('wood-dark', [(9000, 620), (9500, 620), (9420, 1720), (8960, 1640)], (-3900, -3200), cr=20, r=10)
    d.text('HELVO', (-3550, 8970, 1240), 150, 'sign')
    d.cyl('black', (-3650, 9150, 1690), 10, 260, '+z', 0, 10)
    d.cyl('black', (-3650, 9150, 1940), 22, 70, '+z', 8, 14)
    for k in range(3):
        d.cyl('wood', (1300 + k * 1700, 9300, 620), 330, 420, '+z', 16, 40)
        d.cyl('white', (1240 + k * 1700, 9240, 1040), 34, 130, '+z', 6, 18)
    for i in range(6):          # light over the seats, along the rows
        y = -4200 + i * 2300
        d.box('warm-light', (-6800, 6800), (y - 40, y + 40), (6360, 6390), r=0)
    blend.build(d)
    spots = []
    for r in range(10):         # rows are arcs around the stage
        rad = 10500 + r * 1050
        for k in range(-14, 15):
            if abs(k) == 5:
                continue        # aisles
            a = k * 640 / rad
            x, y = rad * math.sin(a), 16200 - rad * math.cos(a)
            if abs(x) < 7900:
                spots.append((x, y, 0, math.degrees(a)))
    place(joined(seat()), spots)
    chair = Device('arm', 'a')
    chair.box('seat-blue', (-380, 380), (-360, 360), (820, 1060), r=60, cr=110, axis='z')
    chair.box('seat-blue', (-380, 380), (260, 400), (1000, 1500), r=60, cr=120)
    for s in (1, -1):
        chair.box('seat-blue', (s * 380 - 70, s * 380 + 70), (-340, 380), (820, 1230), r=50)
        chair.box('wood-dark', (s * 300 - 25, s * 300 + 25), (-300, 300), (620, 830), r=6)
    place(joined(chair), [(450 + k * 1700, 9500, 0, 0) for k in range(4)])
    place(joined(pot_plant(1800)), [(-6200, 8700, 620, 0), (6200, 8700, 620, 80)])
    lit(0, 6500, 6000, 0, 10200, 1800, 7000, 420, '#fff6e8', 900)
    for i in range(3):
        lit(0, -3000 + i * 3600, 6200, 0, -3000 + i * 3600, 0, 11000, 260, '#ffe9cb', 700)
    studio.world((.95, .95, 1), .42)
    return dict(exposure=1.05, bounces=3, bloom=.1, left=((.10, .12, .18), .55, .48), vignette=.24)
