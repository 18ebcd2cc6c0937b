"""Quality laboratory: measuring machine, microscope with screen, a breaker taken apart, gauges in trays."""
from kit import blend, studio
from kit.core import Device
from stage.furniture import desk, monitor, stool
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import panels, shell, window_row
from stage.scene import Camera, scene


def measuring_machine():
    """Coordinate measuring machine: granite table, bridge, quill with probe."""
    d = Device('cmm', 'c')
    for s in (-850, 700):
        d.box('sheetd', (s, s + 150), (-500, 500), (0, 560), r=10)
    d.box('granite', (-1000, 1000), (-700, 700), (560, 820), r=14)
    for s in (-1, 1):
        d.box('machine-white', (s * 900 - 110, s * 900 + 110), (-20, 330), (820, 1700), r=30)
    d.box('machine-white', (-1060, 1060), (-20, 330), (1660, 2000), r=40)
    d.box('blue', (-1062, 1062), (-26, -18), (1740, 1800), r=0)
    d.text('HELVO', (-650, -24, 1890), 110, 'inkb')
    d.box('machine-white', (100, 460), (-170, -10), (1480, 2260), r=30)
    d.box('machine-grey', (210, 350), (-140, -30), (1180, 1500), r=10)
    d.cyl('machine-grey', (280, -85, 1120), 34, 70, '+z', 6, 24)
    d.cyl('steel', (280, -85, 1012), 5, 110, '+z', 0, 12)
    d.lathe('wheel', (280, -85, 1000), [(0, 0), (9, 4), (12, 12), (9, 20), (0, 24)], '+z', 20, 2)
    return d


def microscope():
    d = Device('microscope', 'm')
    d.box('machine-white', (-170, 170), (-200, 210), (0, 50), r=16)
    d.box('machine-white', (-60, 60), (110, 200), (40, 560), r=20)
    d.box('machine-white', (-75, 75), (-150, 200), (470, 590), r=24)
    d.cyl('machine-grey', (0, -80, 250), 46, 240, '+z', 8, 32)
    d.cyl('black', (0, -80, 215), 30, 40, '+z', 4, 28)
    d.ring('ring-light', (0, -80, 225), 52, 74, 22, '+z', 4, 36)
    for s in (-45, 45):
        d.cyl('machine-grey', (s, -120, 570), 24, 120, '+z', 4, 24)
        d.cyl('black', (s, -120, 680), 30, 50, '+z', 8, 24)
    for s in (1, -1):
        d.cyl('black', (s * 60, 150, 330), 36, 50, '+x' if s > 0 else '-x', 6, 24)
    d.cyl('machine-grey', (0, -80, 50), 110, 26, '+z', 4, 40)
    return d


@scene(
    banner=Camera((-2600, -3100, 1850), (100, 2600, 1050), 27, (-.03, .0)),
    card=Camera((-900, -1900, 1750), (900, 2600, 1000), 27),
    card_2=Camera((-560, -560, 1330), (-50, 480, 930), 30),
    card_3=Camera((1350, 200, 1650), (2500, 2900, 1150), 28),
)
def quality_lab():
    blend.QUALITY.update(seg=1, text=3, cap=3)
    mat('granite', '#2f353b', .18, 0, 0, .6), mat('machine-white', '#eef1f3', .3), mat('machine-grey', '#8b959e', .35, .3), mat('wheel', '#c62828', .3), mat('ring-light', '#f2f8ff', .5, 0, 5), mat('foam', '#2a3038', .9), mat('cabinet', '#dfe5ea', .5), mat('blue-mat', '#2f6fb8', .8), mat('cabinet-blue', '#1c5cb5', .5)
    d = Device('lab', 'l')
    shell(d, (-5200, 5200), (-4800, 5200), 3300, floor='#b9c2c8', wall='#d8e2ea', gloss=.14)
    window_row(d, (-3600, -1700), 5196, (1100, 2600), 1500)
    for i in range(8):          # cabinets along the right wall
        d.box('cabinet', (4600, 5190), (-3600 + i * 900, -2720 + i * 900), (0, 2100), r=8)
        d.box('cabinet-blue', (4594, 4602), (-3600 + i * 900, -2720 + i * 900), (1960, 2060), r=0)
        d.box('black', (4580, 4600), (-2820 + i * 900, -2795 + i * 900), (950, 1150), r=4)
    d.box('cabinet-blue', (-5200, 5200), (5180, 5198), (2780, 2860), r=0)
    d.text('失效分析与计量', (2500, 5190, 3050), 150, 'inkb', font='cjk')
    # shelf with samples on the back wall at the right
    for z in (1250, 1650, 2050):
        d.box('cabinet', (900, 4300), (4850, 5198), (z, z + 30), r=3)
    panels(d, (-3000, 0, 3000), [-3600 + i * 1900 for i in range(5)], 3280, 1300, 340, 140)
    # things on the bench: a mat, trays with parts, callipers
    d.box('blue-mat', (-700, 760), (-90, 560), (760, 764), r=0)
    d.box('foam', (-1750, -1250), (160, 560), (760, 800), r=6)
    for k in range(5):
        d.cyl('steel', (-1680 + k * 90, 360, 800), 14 + 3 * k, 30, '+z', 2, 24)
    d.box('steel', (-500, -130), (-40, -20), (766, 774), r=1, rot=('z', 14, (-300, 0, 770)))
    d.box('steel', (-420, -400), (-110, 0), (766, 776), r=1, rot=('z', 14, (-300, 0, 770)))
    d.box('black', (-360, -260), (-70, 0), (766, 784), r=3, rot=('z', 14, (-300, 0, 770)))
    # the breaker taken apart: base, contacts, arc chambers, cover behind
    for k in range(3):
        x = -250 + k * 62
        d.box('copper', (x - 14, x + 14), (300, 460), (766, 774), r=1)
        d.box('silver', (x - 9, x + 9), (330, 350), (774, 784), r=2)
        for q in range(8):
            d.box('zinc', (x - 22, x + 22), (168 + q * 9, 171 + q * 9), (766, 806), r=0)
        d.box('pale', (x - 27, x - 24), (160, 245), (766, 812), r=0), d.box('pale', (x + 24, x + 27), (160, 245), (766, 812), r=0)
        d.cyl('steel', (x, 80, 766), 10, 46, '+z', 1, 16)
    d.box('white', (60, 270), (20, 320), (764, 766), r=0)
    blend.build(d)
    place(joined(desk(4400, 950, 760, '#f0f3f5')), [(-400, 260, 0, 0)])
    place(joined(microscope()), [(430, 400, 760, -10)])
    place(joined(monitor(700, 420, 'trip', 4)), [(1250, 420, 760, -14)])
    place(joined(monitor(620, 380, 'bars', 9)), [(-2050, 430, 760, 16)])
    place(joined(measuring_machine()), [(2450, 3000, 0, -18)])
    place(joined(stool()), [(350, -750, 0, 0), (-1500, -700, 0, 0)])
    catalogued('mccb-250-3p', [(2350, 2850, 820, -18, 1.4), (-560, 470, 764, 12)])
    catalogued('contactor-65', [(430, 330, 838, -10, .9), (-900, 420, 760, 20), (-1050, 470, 760, -6)])
    for z, name, step, n in ((1280, 'mccb-125-3p', 190, 15), (1680, 'mcb-3p', 160, 18), (2080, 'contactor-32', 150, 19)):
        catalogued(name, [(1100 + i * step, 5060, z, 0) for i in range(n)])
    lit(-600, -1200, 2900, 0, 400, 800, 1800, 70, '#ffffff', 900)
    studio.world((.92, .96, 1), .95)
    return dict(exposure=.92, bounces=3, fog=((.80, .86, .92), 80, .0012, 0), bloom=.06, left=((.82, .88, .94), .42, .5), vignette=.16)
