"""Pump hall of a waterworks: blue pump sets, a pressure header along the wall, cabinets with soft starters."""
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.plant import pump, valve
from stage.rooms import panels, pipe, shell, tray, window_row
from stage.scene import Camera, scene

FIRST, STEP, PUMPS = 2500, 2600, 6


def pump_with_pipes():
    d = pump('pump-blue')
    d.include(valve('pump-blue'), 900, 0, 1016)
    pipe(d, 'pipe-blue', [(900, 0, 1576), (900, 0, 2250), (2300, 0, 2250)], 130, (0, .98))
    pipe(d, 'pipe-green', [(1130, 0, 550), (2000, 0, 550), (2000, 0, 100)], 150, (0,))
    d.cyl('steel', (900, -250, 1750), 14, 130, '+y', 0, 12)
    d.cyl('white', (900, -250, 1750), 80, 46, '-y', 8, 32)
    d.cyl('black', (900, -297, 1750), 10, 4, '-y', 0, 12)
    return joined(d)


@scene(
    banner=Camera((-2300, -3200, 1900), (450, 7000, 1300), 25, (-.06, .02)),
    card=Camera((-1500, -1500, 2100), (1900, 6200, 900), 28),
    card_2=Camera((-500, 700, 1300), (1900, 3100, 850), 30),
    card_3=Camera((3700, -500, 1750), (-2600, 6200, 1250), 28),
)
def pump_station():
    blend.QUALITY.update(seg=.7, text=2, cap=2)
    mat('pump-blue', '#1763c6', .32), mat('pipe-blue', '#2f7fd6', .32), mat('pipe-green', '#3f8f6d', .36), mat('wains', '#7fa3b8', .7), mat('gutter', '#59646c', .6, .4), mat('hazard', '#f0b400', .5)
    place(pump_with_pipes(), [(1300, FIRST + i * STEP, 0, 0) for i in range(PUMPS)])
    catalogued('power-cabinet-xl21', [(-4350, 3200 + i * 710, 0, 90, 1.0) for i in range(9)])
    d = Device('hall', 'h')
    y1 = FIRST + STEP * PUMPS + 1500
    shell(d, (-4700, 5200), (-4200, y1), 5200, floor='#9db4b0', wall='#e4eaee', gloss=.12)
    d.box('wains', (5180, 5198), (-4200, y1), (0, 1300), r=0)
    d.box('wains', (-4698, -4680), (-4200, y1), (0, 1300), r=0)
    d.box('wains', (-4700, 5200), (y1 - 20, y1 - 2), (0, 1300), r=0)
    pipe(d, 'pipe-blue', [(3650, -4200, 2250), (3650, y1, 2250)], 300, (.3, .6), 36)
    for i in range(PUMPS + 1):
        y = FIRST + (i - .5) * STEP
        d.box('galv', (3560, 3740), (y - 60, y + 60), (0, 1960), r=6)
        d.box('galv', (3300, 4000), (y - 80, y + 80), (1930, 1965), r=4)
    for i in range(PUMPS):
        y = FIRST + i * STEP
        pipe(d, 'pipe-blue', [(3560, y, 2250), (3700, y, 2250)], 130)
    d.box('gutter', (200, 420), (-4200, y1), (0, 4), r=0)
    d.box('hazard', (-1180, -1100), (-4200, y1), (0, 3), r=0)
    for i in range(6):
        d.box('shell-wall', (4900, 5200), (-3000 + i * 3900, -2600 + i * 3900), (0, 5200), r=0)
    tray(d, (-4200, -3700), (-4200, y1), 3300)
    window_row(d, (-3300, -1500, 300, 2100, 3900), y1, (2900, 4300), 1300)
    panels(d, (-2200, 900), [-2400 + i * 2400 for i in range(9)], 5150, 1600, 380, 200)
    blend.build(d)
    for i in range(3):
        lit(4900, 1000 + i * 5600, 4300, 0, 1000 + i * 5600, 400, 2600, 260, '#e6f2ff', 1200)
    studio.world((.86, .92, 1), 1.0)
    return dict(exposure=.92, bounces=3, fog=((.66, .78, .90), 90, .0014, 0), bloom=.07, left=((.76, .85, .94), .40, .5), vignette=.16)
