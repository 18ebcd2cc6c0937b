"""Cabinet on the bench of a panel builder: mounting plate with rails of devices, wiring ducts, wires."""
import random
from kit import blend, studio
from kit.core import Device
from stage.furniture import bin_box
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import panels, shell
from stage.scene import Camera, scene

RAILS = ((1830, [('mccb-250-3p', 5, 150)]), (1490, [('mcb-3p', 8, 58), ('rccb-4p', 3, 78)]), (1170, [('contactor-65', 6, 92), ('relay-plugin', 6, 30)]), (860, [('motor-breaker', 7, 50), ('gateway-iot', 2, 120), ('spd-4p', 1, 80)]), (560, [('mcb-1p', 24, 18.2), ('meter-din-3ph', 2, 130)]))
W = 1100


def fill_rails(x0, rails=RAILS, y=560):
    """Devices side by side on each rail; where each begins, for the wires."""
    tops = []
    for z, groups in rails:
        x = x0 - W / 2 + 120
        for name, n, step in groups:
            catalogued(name, [(x + step * (i + .5), y, z - 45, 0) for i in range(n)])
            tops += [(x + step * (i + .5), z) for i in range(n)]
            x += step * n + 34
    return tops


def cabinet(d, x, y=600):
    """Open steel cabinet without door, mounting plate, rails and ducts."""
    a, b = x - W / 2, x + W / 2
    d.box('case', (a - 40, a), (60, y + 60), (100, 2200), r=4)
    d.box('case', (b, b + 40), (60, y + 60), (100, 2200), r=4)
    d.box('case', (a - 40, b + 40), (60, y + 60), (2160, 2200), r=4)
    d.box('case', (a - 40, b + 40), (60, y + 60), (100, 140), r=4)
    d.box('plinth', (a - 40, b + 40), (80, y + 60), (0, 100), r=2)
    d.box('case', (a - 40, b + 40), (y + 30, y + 60), (100, 2200), r=0)
    d.box('galv-plate', (a + 30, b - 30), (y - 4, y), (180, 2120), r=0)
    for z, _ in RAILS:
        d.box('zinc', (a + 110, b - 110), (y - 12, y - 4), (z - 17, z + 17), r=0)
    for z in (1990, 1665, 1330, 1015, 710, 400):
        duct(d, (a + 40, b - 40), y, z, 70)
    for s in (a + 40, b - 110):
        d.box('duct-grey', (s, s + 70), (y - 78, y - 4), (280, 2080), r=2)


def duct(d, x, y, z, h):
    d.box('duct-grey', x, (y - 72, y - 4), (z - h / 2 + 8, z + h / 2 - 8), r=1)
    n = int((x[1] - x[0]) / 14)
    for i in range(n):
        d.box('duct-grey', (x[0] + i * 14, x[0] + i * 14 + 8), (y - 76, y - 60), (z - h / 2, z + h / 2), r=0)
    d.box('duct-grey', x, (y - 82, y - 76), (z - h / 2 + 6, z + h / 2 - 6), r=1)


def wires(d, tops, y):
    """Short wires from the terminals into the ducts above and below."""
    rnd = random.Random(5)
    for x, z in tops:
        for s, top in ((1, z + 62), (-1, z - 62)):
            for k in (-1, 0, 1):
                m = rnd.choice(('wire-black', 'wire-black', 'wire-blue', 'wire-red', 'wire-grey'))
                u = x + k * 11
                d.cyl(m, (u, y - 44 - 4 * k, top - 34 * s), 3.4, 84, '+z' if s > 0 else '-z', 0, 8)


@scene(
    banner=Camera((-420, -2150, 1560), (-420, 600, 1240), 27, (.0, .0)),
    card=Camera((150, -1150, 1560), (560, 560, 1400), 27),
    card_2=Camera((80, -160, 1330), (520, 560, 1230), 30),
    card_3=Camera((900, -150, 1950), (380, 600, 1800), 30),
)
def panel_workshop():
    blend.QUALITY.update(seg=.6, text=2, cap=2)
    mat('case', '#d5d9da', .36), mat('galv-plate', '#c3c9cc', .42, .55), mat('duct-grey', '#a8afb5', .5), mat('bench-top', '#b98d5c', .6), mat('hall-blue', '#1c5fb8', .5), mat('far', '#c3ced8', .8)
    for n, c in (('black', '#16181b'), ('blue', '#1656b8'), ('red', '#b3261e'), ('grey', '#7d858c')):
        mat('wire-' + n, c, .45)
    tops = fill_rails(500)
    d = Device('shop', 's')
    cabinet(d, 500)
    cabinet(d, 1780)
    wires(d, tops, 560)
    # heavy copper bars behind the first row
    for k in range(3):
        d.box('copper', (60, 940), (520 - 26 * k, 530 - 26 * k), (2030 + 24 * k, 2062 + 24 * k), r=2)
    shell(d, (-9000, 7000), (-5000, 9000), 5200, floor='#aab4ba', wall='#dbe3ea', gloss=.14)
    for i in range(5):      # further cabinets in the making, behind
        x = -7600 + i * 1900
        d.box('case', (x, x + 900), (6600, 7300), (100, 2200), r=6)
        d.box('hall-blue', (x, x + 900), (6592, 6600), (2060, 2180), r=0)
        d.box('plinth', (x, x + 900), (6620, 7300), (0, 100), r=0)
    d.box('hall-blue', (-9000, 7000), (8960, 8990), (2900, 3200), r=0)
    d.text('成套装配', (-3400, 8955, 3950), 430, 'inkb', font='cjk')
    # bench with bins and reels at the left
    d.box('bench-top', (-4600, -2100), (2900, 3700), (860, 910), r=6)
    for x in (-4500, -2260):
        d.box('sheetd', (x, x + 60), (2960, 3640), (0, 860), r=4)
    d.box('sheetd', (-4600, -2100), (3640, 3690), (910, 1700), r=4)
    for k, m in enumerate(('wire-red', 'wire-blue', 'wire-black', 'yellow')):
        d.lathe(m, (-4250 + k * 330, 3480, 1080), [(0, 0), (150, 0), (150, 16), (90, 18), (90, 130), (150, 132), (150, 148), (0, 148)], '+x', 28, 2)
    panels(d, (-5600, -2400, 800, 4000), [-3200 + i * 2600 for i in range(5)], 5150, 1700, 380, 160)
    blend.build(d)
    place(joined(bin_box('blue')), [(-4420 + i * 230, 3560, 1260 + j * 200, 0) for i in range(9) for j in (1,)])
    catalogued('mccb-250-3p', [(-2650, 3400, 910, 20), (-2950, 3350, 910, -12)])
    lit(100, -1500, 2000, 500, 560, 1200, 1800, 115, '#ffffff', 1400)
    lit(2600, -1700, 1600, 600, 560, 1000, 900, 30, '#cfe3ff', 1400)
    studio.world((.88, .93, 1), 1.0)
    return dict(grain=2, exposure=.95, bounces=3, fog=((.74, .82, .90), 60, .0016, 0), bloom=.06, left=((.78, .86, .94), .42, .5), vignette=.18, kc=3)
