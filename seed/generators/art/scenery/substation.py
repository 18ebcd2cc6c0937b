"""Transformer yard at a service area: box substation, oil transformer on its pad, cable trench, low fence, trees, dawn light."""
import random
from kit import blend
from kit.core import Device
from stage.landscape import hills
from stage.light import sky_world, sun
from stage.parts import joined, mat, place
from stage.plant import transformer_oil
from stage.scene import Camera, scene


def box_substation():
    """Prefabricated substation: louvred doors, a flat roof with eaves, two metres sixty deep."""
    d = Device('box', 'b')
    d.box('plinth-grey', (-150, 7350), (-150, 2750), (0, 350), r=10)
    d.box('skin', (0, 7200), (0, 2600), (350, 2900), r=14)
    d.box('roof-blue', (-220, 7420), (-220, 2820), (2900, 3080), r=20)
    d.box('roof-blue', (300, 6900), (300, 2300), (3080, 3240), r=40)
    for k in range(7):
        x = 60 + k * 1018
        d.box('skin-door', (x, x + 970), (-26, 2), (430, 2800), r=6)
        for z in ((560, 1100), (2150, 2600)):
            for q in range(int((z[1] - z[0]) / 60)):
                d.box('slit', (x + 160, x + 810), (-30, -22), (z[0] + q * 60, z[0] + q * 60 + 30), r=0)
        d.box('black', (x + 880, x + 920), (-60, -24), (1350, 1650), r=4)
        if k in (1, 4):
            d.plate('yellow', [(x + 300, 1380), (x + 640, 1380), (x + 470, 1680)], (-30, -25), cr=20, r=0)
            d.box('ink', (x + 458, x + 482), (-33, -29), (1440, 1580), r=0)
    for k in range(3):
        y = 100 + k * 830
        d.box('skin-door', (-26, 2), (y, y + 780), (430, 2800), r=6)
        for q in range(9):
            d.box('slit', (-30, -22), (y + 120, y + 660), (560 + q * 60, 590 + q * 60), r=0)
    d.box('blue', (2110, 5060), (-34, -24), (1760, 2080), r=4)
    d.text('HELVO  箱式变电站', (3585, -36, 1920), 145, 'inkw', font='cjk')
    return d


@scene(
    banner=Camera((-5600, -8200, 1950), (1400, 8000, 1900), 28, (-.02, .03)),
    card=Camera((-2900, -6200, 1800), (3300, 6000, 1700), 28),
    card_2=Camera((7200, -3700, 2000), (11200, 3300, 1750), 29),
    card_3=Camera((-9500, -7500, 6500), (9000, 14000, 300), 30),
)
def substation():
    blend.QUALITY.update(seg=.8, text=3, cap=1)
    mat('skin', '#e9edef', .4), mat('skin-door', '#f2f4f5', .36), mat('slit', '#56616b', .6), mat('roof-blue', '#1554ac', .4), mat('plinth-grey', '#9aa1a6', .9), mat('paving', '#9ea3a4', .8), mat('joint', '#878d90', .9), mat('lawn', '#5d8752', .95), mat('road', '#565d64', .5), mat('fence', '#e3e7ea', .5), mat('trunk', '#5a4636', .9), mat('leaf-a', '#3f7a4a', .9), mat('leaf-b', '#568f52', .9), mat('h1', '#7794ab', .95), mat('h2', '#9fb6c6', .95), mat('trench', '#7a8288', .6, .4), mat('service', '#eef1f4', .6), mat('service-glass', '#6f93ad', .08, 0, 0, .8)
    d = Device('yard', 'y')
    d.box('lawn', (-400000, 400000), (-60000, 400000), (-80, -10), r=0)
    d.box('paving', (-3000, 17000), (-4200, 9000), (-60, 0), r=0)
    for i in range(14):
        d.box('joint', (-3000 + i * 1500, -2985 + i * 1500), (-4200, 9000), (0, 2), r=0)
    for i in range(9):
        d.box('joint', (-3000, 17000), (-4200 + i * 1500, -4185 + i * 1500), (0, 2), r=0)
    d.box('road', (-400000, 400000), (24000, 36000), (-20, 6), r=0)
    for i in range(60):
        d.box('inkw', (-150000 + i * 6000, -147000 + i * 6000), (29900, 30100), (6, 10), r=0)
    for k in range(11):
        d.box('trench', (7700 + k * 10, 7704 + k * 10), (-4200, 9000), (2, 3), r=0)
    d.box('trench', (7600, 8500), (-4200, 9000), (0, 14), r=0)
    d.box('plinth-grey', (9200, 13900), (800, 5600), (0, 260), r=12)
    for x in range(-3000, 17001, 400):
        d.box('fence', (x - 18, x + 18), (8980, 9016), (0, 1500), r=0)
        if x % 2000 == 0:
            d.box('fence', (x - 40, x + 40), (8960, 9040), (0, 1620), r=4)
    for z in (300, 1300):
        d.box('fence', (-3000, 17000), (8986, 9010), (z, z + 50), r=0)
    # service building and canopy across the road
    d.box('service', (4000, 60000), (46000, 60000), (0, 6800), r=40)
    d.box('service-glass', (5000, 59000), (45900, 46000), (600, 4600), r=0)
    d.box('roof-blue', (2500, 61500), (44000, 61000), (6800, 7500), r=20)
    for k in range(14):
        d.box('service', (5000 + k * 4000, 5160 + k * 4000), (45850, 46000), (600, 4600), r=0)
    d.text('服务区', (30000, 43900, 7150), 900, 'inkw', font='cjk')
    blend.build(d)
    place(joined(box_substation()), [(-400, 1400, 0, 0)])
    place(joined(transformer_oil()), [(11500, 3200, 160, -8, 1.25)])
    rnd = random.Random(5)
    trees = []
    for m in ('leaf-a', 'leaf-b'):
        t = Device('tree', 't')
        t.cyl('trunk', (0, 0, 0), 130, 2600, '+z', 0, 12)
        for k in range(34):
            r = rnd.uniform(420, 820)
            t.lathe(m, (rnd.uniform(-1300, 1300), rnd.uniform(-1300, 1300), 1900 + rnd.uniform(0, 2900)), [(0, 0), (r * .8, r * .4), (r, r), (r * .75, r * 1.6), (0, r * 1.9)], '+z', 12, 160)
        trees.append(joined(t))
    spots = [[], []]
    for i in range(40):
        spots[i % 2].append((rnd.uniform(-60000, 70000), rnd.choice((13500, 16500, 40500, 66000, 72000)) + rnd.uniform(-1200, 1200), 0, rnd.uniform(0, 360), rnd.uniform(.8, 1.5)))
    for o, s in zip(trees, spots):
        place(o, s)
    hills([(260000, 26000, 0, 'h1'), (420000, 52000, 2000, 'h2')], 9)
    sky_world([(0, '#53606a'), (.497, '#e6e2da'), (.51, '#e3e6e6'), (.56, '#bcd5ea'), (.68, '#7fb2e4'), (1, '#3a7cc8')], .85)
    sun(-150, 30, 3.0, '#fff0d6', 1.5)
    return dict(exposure=.86, bounces=3, fog=((.76, .83, .90), 350, .00035, 0), bloom=.04, thresh=1.1, left=((.76, .84, .92), .42, .46), vignette=.13)
