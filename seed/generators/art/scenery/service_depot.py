"""Service depot: a van with its back doors at the loading place, racks with cartons, a bench with tools and spare devices."""
import random
from kit import blend, studio
from kit.core import Device
from stage.furniture import carton, pallet, pallet_rack
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import hazard, panels, shell, window_row
from stage.scene import Camera, scene
from stage.vehicles import van


def toolcase():
    d = Device('case', 'c')
    d.box('case-body', (-300, 300), (-170, 170), (0, 330), r=24)
    d.box('case-dark', (-304, 304), (-174, 174), (225, 240), r=2)
    d.box('case-dark', (-90, 90), (-20, 20), (360, 392), r=8)
    for s in (1, -1):
        d.box('case-dark', (s * 75 - 12, s * 75 + 12), (-18, 18), (322, 370), r=4)
        d.box('steel', (s * 180 - 26, s * 180 + 26), (-182, -170), (190, 270), r=4)
    d.text('HELVO', (0, -172, 120), 76, 'inkw')
    return d


@scene(
    banner=Camera((-3500, -5200, 1900), (550, 6000, 1050), 27, (-.04, .0)),
    card=Camera((-1700, -3300, 1750), (1700, 5000, 1050), 27),
    card_2=Camera((-5600, 500, 1700), (-2300, 9000, 1750), 27),
    card_3=Camera((-650, -1650, 1500), (-1450, 1400, 480), 30),
)
def service_depot():
    blend.QUALITY.update(seg=.8, text=3, cap=2)
    mat('van-body', '#eef2f5', .16, 0, 0, .6), mat('case-body', '#0f55bd', .4), mat('case-dark', '#1b2027', .5), mat('gate', '#c3ccd3', .5, .3), mat('col', '#cfd8e0', .8), mat('yellow-line', '#f0b400', .5), mat('bench', '#c39a6a', .6), mat('stretch', '#dfe6ea', .2, 0, 0, .6)
    rnd = random.Random(9)
    place(joined(van()), [(1900, 1500, 0, 14)])
    place(joined(pallet_rack(6, 3)), [(-2600, 4200, 0, 90), (-5600, 4200, 0, 90)])
    place(joined(pallet_rack(5, 3)), [(200, 9800, 0, 0)])
    boxes = [joined(carton(w, dp, h)) for w, dp, h in ((400, 320, 280), (560, 400, 340), (340, 300, 220))]
    spots = [[], [], []]
    for x0, face in ((-2600, 1), (-5600, -1)):
        for bay in range(6):
            for level in range(4):
                z = 144 if level == 0 else level * 1500
                y = 4200 + bay * 2700
                for k in range(4):
                    if rnd.random() < .9:
                        j = rnd.randrange(3)
                        for q in range(rnd.choice((1, 2, 2, 3))):
                            spots[j].append((x0 + rnd.uniform(-60, 60), y + 480 + k * 600, z + q * (280, 340, 220)[j], 90 + rnd.uniform(-3, 3)))
    for bay in range(5):
        for level in range(4):
            for k in range(4):
                j = rnd.randrange(3)
                for q in range(rnd.choice((1, 2, 3))):
                    spots[j].append((200 + bay * 2700 + 480 + k * 600, 9800 + rnd.uniform(-60, 60), (144 if level == 0 else level * 1500) + q * (280, 340, 220)[j], rnd.uniform(-3, 3)))
    stack = [(-1450, 1700), (-1450, 2900)]
    for x, y in stack:
        for i in range(2):
            for k in range(2):
                for q in range(2):
                    spots[1].append((x - 290 + i * 580, y - 230 + k * 440, 144 + q * 340, rnd.uniform(-2, 2)))
    for o, s in zip(boxes, spots):
        place(o, s)
    place(joined(pallet()), [(x, y, 0, 0) for x, y in stack])
    place(joined(toolcase()), [(-900, 350, 0, 24), (-1650, 260, 0, -10)])
    catalogued('mccb-630-3p', [(-1150, 1500, 824, 10)])
    catalogued('acb-1600-3p', [(-1720, 1480, 824, -4)])
    d = Device('hall', 'h')
    shell(d, (-9500, 14500), (-7500, 21000), 6200, floor='#a5adb3', wall='#e0e6eb', gloss=.14)
    for i in range(7):
        for x in (-9400, 14000):
            d.box('col', (x, x + 400), (-6500 + i * 4000, -6100 + i * 4000), (0, 6200), r=0)
        d.box('col', (-9500, 14500), (-6400 + i * 4000, -6150 + i * 4000), (5700, 6200), r=0)
    d.box('yellow-line', (-700, -600), (-7500, 7500), (0, 3), r=0), d.box('yellow-line', (4600, 4700), (-7500, 7500), (0, 3), r=0)
    hazard(d, (-600, 4600), (5600, 5800), step=220)
    for k in range(22):     # roller gate at the right wall
        d.box('gate', (14440, 14480), (-1500, 4500), (k * 200, k * 200 + 186), r=20)
    window_row(d, (-7000, -4200, -1400, 1400, 4200, 7000, 9800), 20990, (4400, 5600), 2200)
    d.text('售后服务备件库', (6600, 20980, 3700), 620, 'inkb', font='cjk')
    panels(d, (-6200, -1400, 3400, 8200), [-5000 + i * 2700 for i in range(9)], 5690, 2000, 340, 170)
    blend.build(d)
    lit(-2500, -4500, 4600, 1500, 1500, 800, 3000, 150, '#ffffff')
    studio.world((.9, .95, 1), .95)
    return dict(exposure=.9, bounces=3, fog=((.74, .82, .90), 120, .0011, 0), bloom=.06, left=((.80, .87, .94), .42, .5), vignette=.16)
