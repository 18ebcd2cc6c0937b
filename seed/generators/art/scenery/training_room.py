"""Training room: demonstration boards with real devices, rows of desks, a screen with trip curves."""
from kit import blend, studio
from kit.core import Device
from stage.furniture import chair, curve_screen, desk, monitor
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import panels, shell
from stage.scene import Camera, scene

WALL = 6200
BOARDS = (500, 2300, 4100)


def board(d, x, y=WALL - 160):
    """White board on a blue frame, standing before the wall."""
    d.box('frame-blue', (x - 830, x + 830), (y, y + 60), (560, 2320), r=10)
    d.box('board', (x - 790, x + 790), (y - 14, y + 4), (600, 2180), r=4)
    d.box('frame-blue', (x - 800, x - 740), (y - 300, y + 300), (0, 40), r=4)
    d.box('frame-blue', (x + 740, x + 800), (y - 300, y + 300), (0, 40), r=4)
    for s in (-770, 770):
        d.box('frame-blue', (x + s - 25, x + s + 25), (y + 8, y + 58), (0, 600), r=4)


@scene(
    banner=Camera((-2900, -2000, 1850), (700, 6200, 1150), 27, (-.02, .0)),
    card=Camera((-700, 500, 1800), (2000, 6200, 1250), 29),
    card_2=Camera((1500, 4650, 1560), (2250, 6200, 1470), 29),
    card_3=Camera((3900, -1500, 2300), (-1300, 6200, 1100), 29),
)
def training_room():
    blend.QUALITY.update(seg=.6, text=3, cap=2)
    mat('frame-blue', '#1558b8', .4), mat('board', '#f1f4f6', .4), mat('lines', '#1a5fc4', .5), mat('liner', '#c62828', .5), mat('curtain', '#c9d8e6', .9), mat('wood', '#c79f70', .5)
    d = Device('room', 'r')
    shell(d, (-5600, 5600), (-4500, WALL + 60), 3300, floor='#b3aca2', wall='#e6ebef', ceiling='#d6dde3', gloss=.28)
    d.box('frame-blue', (-5600, 5600), (WALL + 20, WALL + 56), (2560, 2620), r=0)
    for x in BOARDS:
        board(d, x)
    y = WALL - 176
    d.text('主电路', (BOARDS[0], y, 2100), 62, 'inkb', font='cjk')
    d.text('终端配电', (BOARDS[1], y, 2100), 62, 'inkb', font='cjk')
    d.text('电动机控制', (BOARDS[2], y, 2100), 62, 'inkb', font='cjk')
    for x in BOARDS:        # printed circuit lines between the devices
        for k in (-1, 0, 1):
            d.box(('lines', 'lines', 'liner')[k + 1], (x + k * 60 - 5, x + k * 60 + 5), (y + 1, y + 3), (760, 1960), r=0)
        d.box('lines', (x - 620, x + 620), (y + 1, y + 3), (1316, 1326), r=0)
        d.box('lines', (x - 620, x + 620), (y + 1, y + 3), (916, 926), r=0)
        for k in range(5):
            d.cyl(('lensR', 'lensG', 'lensY', 'lensG', 'lensR')[k], (x - 560 + k * 280, y + 2, 690), 26, 18, '-y', 4, 20)
    d.box('zinc', (BOARDS[1] - 700, BOARDS[1] + 700), (y, y + 2), (1700, 1734), r=0)
    d.box('zinc', (BOARDS[1] - 700, BOARDS[1] + 700), (y, y + 2), (1200, 1234), r=0)
    # screen at the left
    d.box('black', (-4300, -1100), (WALL - 60, WALL), (1050, 2850), r=14)
    d.box('screen', (-4260, -1140), (WALL - 66, WALL - 58), (1090, 2810), r=0)
    curve_screen(d, (-4150, -2450), (1200, 2500), WALL - 67, kind='trip')
    curve_screen(d, (-2350, -1250), (1200, 1900), WALL - 67, kind='bars', seed=3)
    d.text('选择性配合', (-2700, WALL - 68, 2660), 92, 'glow', font='cjk')
    d.box('wood', (-4900, -4350), (4900, 5400), (0, 1120), r=14)
    d.box('frame-blue', (-4902, -4348), (4890, 4902), (780, 860), r=0)
    panels(d, (-3600, 0, 3600), [-3200 + i * 1900 for i in range(5)], 3280, 1300, 380, 240)
    blend.build(d)
    catalogued('acb-2000-3p', [(BOARDS[0], y, 1440, 0, 1.25)])
    catalogued('mccb-630-3p', [(BOARDS[0] - 480, y, 1000, 0, 1.1)]), catalogued('mccb-250-3p', [(BOARDS[0], y, 1030, 0, 1.3)]), catalogued('ats-63-4p', [(BOARDS[0] + 480, y, 1060, 0, 1.3)])
    catalogued('mcb-3p', [(BOARDS[1] - 560 + i * 110, y, 1650, 0, 1.5) for i in range(5)]), catalogued('rccb-4p', [(BOARDS[1] + 130 + i * 150, y, 1650, 0, 1.5) for i in range(2)]), catalogued('spd-4p', [(BOARDS[1] + 520, y, 1650, 0, 1.5)])
    catalogued('mcb-1p', [(BOARDS[1] - 600 + i * 30, y, 1150, 0, 1.5) for i in range(14)]), catalogued('rcbo-2p', [(BOARDS[1] + 40 + i * 66, y, 1150, 0, 1.5) for i in range(5)]), catalogued('meter-din-3ph', [(BOARDS[1] + 540, y, 1150, 0, 1.5)])
    catalogued('motor-breaker', [(BOARDS[2] - 500 + i * 150, y, 1600, 0, 1.9) for i in range(3)]), catalogued('contactor-65', [(BOARDS[2] + 40 + i * 170, y, 1580, 0, 1.6) for i in range(3)])
    catalogued('inverter-7k5', [(BOARDS[2] - 400, y, 1000, 0, 1.15)]), catalogued('soft-starter-75', [(BOARDS[2], y, 970, 0, 1.1)]), catalogued('pilot-set', [(BOARDS[2] + 440, y - 20, 1040, 0, 1.6)])
    spots = [(-3900 + c * 2300, -400 + r * 1750, 0, 0) for r in range(3) for c in range(4)]
    place(joined(desk(1900, 700, 740, '#eceff1')), spots)
    place(joined(chair()), [(x + s, y_ - 560, 0, 180) for x, y_, *_ in spots for s in (-430, 430)])
    catalogued('mccb-250-3p', [(x + 430, y_ + 130, 740, 12) for x, y_, *_ in spots])
    place(joined(monitor(480, 300, 'trip')), [(x - 380, y_ + 150, 740, 0) for x, y_, *_ in spots])
    lit(1500, 2600, 3200, 2300, WALL, 1200, 3800, 190, '#ffffff', 700)
    studio.world((.9, .94, 1), .75)
    return dict(exposure=.92, bounces=3, bloom=.06, fog=((.78, .84, .90), 90, .0012, 0), left=((.80, .86, .93), .45, .5), vignette=.16)
