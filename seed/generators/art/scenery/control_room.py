"""Control room: a wall of screens with a single-line diagram and trends, curved rows of desks."""
from kit import blend, studio
from kit.core import Device
from stage.furniture import chair, curve_screen, desk, monitor
from stage.light import lit
from stage.parts import joined, mat, place
from stage.rooms import panels, shell
from stage.scene import Camera, scene

WALL = 7000


def screens(d):
    """Three by six tiles; a frame of thin joints; four pictures across them."""
    x0, x1, z0, z1 = -4800, 6000, 950, 3650
    d.box('black', (x0 - 60, x1 + 60), (WALL - 140, WALL), (z0 - 60, z1 + 60), r=12)
    d.box('screen-blue', (x0, x1), (WALL - 148, WALL - 140), (z0, z1), r=0)
    y = WALL - 150
    curve_screen(d, (-1300, 3200), (1100, 3050), y, kind='lines')
    d.text('低压配电一次系统图', (950, y, 3350), 150, 'glow', font='cjk')
    curve_screen(d, (3600, 5850), (2450, 3450), y, kind='trend', seed=3)
    curve_screen(d, (3600, 5850), (1100, 2250), y, kind='bars', seed=6)
    curve_screen(d, (-4650, -1650), (1100, 2150), y, kind='trend', seed=8)
    for k, (t, m) in enumerate((('1,286 kW', 'glow'), ('cosφ 0.97', 'glowg'), ('42 ℃', 'glow'))):
        d.text(t, (-4600 + k * 1050, y, 2900), 150 if k != 1 else 130, m, align='l', font='bold' if k != 2 else 'cjk')
    for t, k in (('总有功功率', 0), ('功率因数', 1), ('最高温升', 2)):
        d.text(t, (-4600 + k * 1050, y, 3200), 62, 'glow', font='cjk', align='l')
    for i in range(1, 6):
        x = x0 + (x1 - x0) * i / 6
        d.box('black', (x - 5, x + 5), (y - 2, y), (z0, z1), r=0)
    for i in range(1, 3):
        z = z0 + (z1 - z0) * i / 3
        d.box('black', (x0, x1), (y - 2, y), (z - 5, z + 5), r=0)


@scene(
    banner=Camera((-3300, -3300, 2100), (-300, 7000, 1750), 27, (-.02, .0)),
    card=Camera((-1600, -1200, 2000), (1300, 7000, 1750), 28),
    card_2=Camera((-700, 1500, 1500), (1500, 7000, 2100), 30),
    card_3=Camera((4300, -900, 1800), (-200, 5400, 1100), 29),
)
def control_room():
    blend.QUALITY.update(seg=.8, text=3, cap=2)
    mat('screen-blue', '#071a38', .5, 0, .5, .05), mat('carpet', '#33404f', .95), mat('wall-navy', '#1c2f4c', .8), mat('slat', '#27466e', .7), mat('strip', '#d6eaff', .5, 0, 6), mat('edge', '#3a9bff', .5, 0, 3)
    d = Device('room', 'r')
    shell(d, (-7600, 8600), (-5600, WALL + 40), 4300, floor='#39465a', wall='#24395a', ceiling='#1a2637', gloss=.35)
    screens(d)
    for i in range(26):
        d.box('slat', (-7590, -7540), (-5000 + i * 460, -4800 + i * 460), (0, 4300), r=0)
        d.box('slat', (8540, 8590), (-5000 + i * 460, -4800 + i * 460), (0, 4300), r=0)
    for y in (-3600, -900, 1800, 4500):
        d.box('strip', (-6000, 7000), (y - 45, y + 45), (4270, 4295), r=0)
    d.box('edge', (-7600, 8600), (WALL - 6, WALL), (560, 600), r=0)
    blend.build(d)
    a = joined(desk(2300, 950, 760, '#d5dde6', 'sheetd'))
    spots = [(-3600 + c * 2500, 600 + r * 2700, 0, 0) for r in range(2) for c in range(5)]
    place(a, spots)
    kinds = ('trend', 'lines', 'bars')
    for k, kind in enumerate(kinds):
        place(joined(monitor(620, 360, kind, k + 2)), [(x - 680 + 680 * k, y + 150, 760, (12, 0, -12)[k]) for x, y, *_ in spots])
    place(joined(chair('#2a6cc4')), [(x + s, y - 720, 0, 180 + s / 60) for x, y, *_ in spots for s in (-420, 520)])
    c = Device('things', 't')
    for x, y, *_ in spots:
        c.box('black', (x - 260, x + 200), (y - 270, y - 110), (760, 780), r=5)
        c.box('white', (x + 500, x + 790), (y - 300, y - 90), (760, 764), r=0)
    blend.build(c)
    for y in (-900, 1800, 4500):
        lit(500, y, 4240, 500, y, 0, 9000, 170, '#d3e6ff', 400)
    lit(600, WALL - 400, 2400, 600, 2500, 700, 7000, 90, '#4f9dff', 2200)
    studio.world((.45, .62, .95), .30)
    return dict(exposure=1.15, bounces=3, bloom=.12, left=((.02, .05, .11), .6, .48), vignette=.25)
