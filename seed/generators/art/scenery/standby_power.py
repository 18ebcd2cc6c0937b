"""Standby power of a hospital: diesel set with exhaust, transfer switch cabinets, fuel tank."""
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.plant import genset
from stage.rooms import hazard, panels, pipe, shell, tray
from stage.scene import Camera, scene


def transfer_cabinet():
    """Cabinet whose door has a window on a transfer switch; the switch itself is placed by the scene."""
    d = Device('ats', 'a')
    d.box('plinth', (0, 800), (-780, 0), (0, 100), r=2)
    d.box('sheet', (0, 800), (-800, 0), (100, 2200), r=5)
    d.box('plateb', (16, 784), (-806, -798), (2060, 2180), r=2)
    d.text('双电源转换柜', (400, -807, 2120), 34, 'inkw', font='cjk')
    d.box('sheetd', (90, 710), (-812, -800), (1050, 1560), r=8)
    d.box('hole', (110, 690), (-808, -790), (1070, 1540), r=0)
    d.box('silver', (120, 680), (-806, -800), (1080, 1530), r=0)
    for k, (m, x) in enumerate((('lensG', 160), ('lensR', 300), ('lensY', 440))):
        d.cyl(m, (x, -800, 1720), 24, 18, '-y', 4, 22)
    d.box('black', (540, 700), (-816, -800), (1660, 1780), r=5)
    d.text('N  R', (620, -818, 1720), 52, 'glowg')
    d.text('常用', (160, -802, 1800), 15, 'ink', font='cjk')
    d.text('备用', (300, -802, 1800), 15, 'ink', font='cjk')
    d.box('black', (720, 750), (-822, -800), (1200, 1400), r=5)
    d.box('sheetd', (0, 3), (-803, -800), (100, 2200), r=0)
    for r in range(3):
        for k in range(14):
            d.box('sheetd', (230 + k * 26, 242 + k * 26), (-802, -798), (260 + r * 70, 310 + r * 70), r=0)
    return d


@scene(
    banner=Camera((-3900, -4100, 1850), (500, 4200, 1150), 26, (-.02, .0)),
    card=Camera((-1300, -2900, 1900), (1500, 3200, 1050), 27),
    card_2=Camera((3250, -900, 1600), (4900, 1900, 1330), 30),
    card_3=Camera((-1900, -300, 1350), (1400, 2900, 1150), 28),
)
def standby_power():
    blend.QUALITY.update(seg=.8, text=3, cap=2)
    mat('lag', '#c9ced2', .4, .25), mat('louvre', '#9eabb6', .5), mat('fuel', '#d3d8db', .4), mat('red-pipe', '#c62828', .4), mat('wains', '#8fa5b7', .7), mat('pad', '#8f979d', .9)
    place(joined(transfer_cabinet()), [(5600, 400 + (i + 1) * 804, 0, -90) for i in range(6)])
    catalogued('ats-250-4p', [(4806, 400 + i * 804 + 400, 1160, -90, 1.35) for i in range(6)])
    place(joined(genset()), [(1300, 2600, 150, 0, 1.12)])
    d = Device('room', 'r')
    shell(d, (-5200, 5700), (-5200, 6400), 4400, floor='#9aa7ad', wall='#e3e8ec', gloss=.12)
    d.box('pad', (-1600, 4200), (1750, 3450), (0, 150), r=10)
    hazard(d, (-1900, -1700), (1500, 3700), step=150)
    d.box('wains', (-5200, 5700), (6380, 6399), (0, 1250), r=0)
    d.box('wains', (-5199, -5180), (-5200, 6400), (0, 1250), r=0)
    # exhaust, silencer, air outlet
    pipe(d, 'lag', [(2300, 2600, 1650), (2300, 2600, 3500), (-2600, 2600, 3500), (-2600, 6390, 3500)], 190)
    d.cyl('lag', (-1300, 2600, 3500), 420, 2400, '+x', 60, 40)
    for x in (-900, 700):
        d.box('galv', (x - 15, x + 15), (2585, 2615), (3900, 4400), r=0)
    d.box('louvre', (3650, 3700), (1900, 3300), (500, 2600), r=4)
    for i in range(24):
        d.box('louvre', (-4600, -3000), (6340, 6380), (1500 + i * 90, 1560 + i * 90), r=0, rot=('x', 30, (0, 6360, 1530 + i * 90)))
    d.box('sheetd', (-4660, -2940), (6370, 6398), (1440, 3700), r=0)
    # fuel tank, pipes, batteries
    d.cyl('fuel', (-4300, 1500, 1150), 620, 2400, '+y', 80, 40)
    for y in (1900, 3400):
        d.box('sheetd', (-4800, -3800), (y, y + 120), (0, 700), r=6)
    d.text('日用油箱 1 m³', (-3676, 2700, 1150), 110, 'inkb', font='cjk', face='right')
    pipe(d, 'red-pipe', [(-3650, 3900, 500), (-3650, 5200, 500), (3000, 5200, 500)], 45, (), 14)
    pipe(d, 'red-pipe', [(-5100, -5200, 3900), (-5100, 6300, 3900)], 80, (.2, .6), 18)
    tray(d, (4500, 5000), (-5200, 6300), 3500)
    d.text('柴油发电机房', (900, 6395, 3300), 300, 'inkb', font='cjk')
    panels(d, (-3400, 0, 3200), [-4000 + i * 2200 for i in range(5)], 4390, 1500, 320, 150)
    blend.build(d)
    lit(-800, -1500, 3600, 1500, 2600, 1000, 2600, 130, '#ffffff')
    studio.world((.88, .94, 1), .9)
    return dict(exposure=.92, bounces=3, fog=((.74, .82, .90), 90, .0012, 0), bloom=.06, left=((.78, .86, .94), .42, .5), vignette=.16)
