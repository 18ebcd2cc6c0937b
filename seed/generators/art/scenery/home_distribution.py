"""Hallway of a flat: consumer unit with breakers and residual current devices by the entrance."""
from kit import blend, studio
from kit.core import Device
from stage.furniture import pot_plant
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import shell
from stage.scene import Camera, scene

X, Z = 900, 1520         # middle of the consumer unit


def unit(d):
    """Flush-mounted box with two rails; its door stands open to the right."""
    d.box('box-white', (X - 330, X + 330), (-16, 2), (Z - 300, Z + 300), r=6, cr=14)
    d.box('box-inner', (X - 285, X + 285), (-20, -14), (Z - 255, Z + 255), r=4, cr=8)
    for z in (Z + 110, Z - 130):
        d.box('slot', (X - 262, X + 262), (-22, -18), (z - 52, z + 52), r=2)
    d.box('box-white', (X + 326, X + 346), (-640, -10), (Z - 296, Z + 296), r=6)
    d.box('smoke', (X + 322, X + 328), (-560, -90), (Z - 220, Z + 220), r=2)
    for k, t in enumerate(('总开关', '照明', '插座', '厨房', '卫生间', '空调')):
        d.text(t, (X - 225 + k * 88, -22, Z + 188), 11, 'inkb', font='cjk')
    for k, t in enumerate(('空调', '热水器', '书房', '弱电箱', '备用')):
        d.text(t, (X - 200 + k * 98, -22, Z - 52), 11, 'inkb', font='cjk')


@scene(
    banner=Camera((-550, -2150, 1580), (330, 0, 1390), 28, (.0, .0)),
    card=Camera((150, -1750, 1600), (760, 0, 1440), 29),
    card_2=Camera((560, -760, 1600), (920, 0, 1500), 33),
    card_3=Camera((1100, -3200, 1500), (-500, 0, 1300), 27),
)
def home_distribution():
    blend.QUALITY.update(seg=1, text=3, cap=3)
    mat('box-white', '#f2f3f2', .3), mat('box-inner', '#e3e6e7', .4), mat('slot', '#c3c8cb', .5), mat('plaster', '#e9e2d6', .9, 0, 0, .1), mat('oak', '#b58a5c', .45), mat('oak-dark', '#8b6540', .45), mat('lamp-warm', '#ffe0b0', .5, 0, 5), mat('door-white', '#eceae5', .4), mat('rug', '#4f6f93', .95), mat('linen', '#d9d3c7', .9), mat('skirt', '#f3f1ec', .5), mat('picture', '#6f9bc4', .6), mat('brass2', '#c9a35a', .3, 1)
    d = Device('hall', 'h')
    shell(d, (-3400, 2800), (-4200, 0), 2700, floor='#b08a63', wall='#ece5da', ceiling='#f4f1ec', gloss=.32, sides='lrb')
    for i in range(30):     # floor boards
        d.box('oak-dark', (-3400, 2800), (-4200 + i * 150, -4197 + i * 150), (0, 1), r=0)
    d.box('skirt', (-3400, 2800), (-18, 0), (0, 110), r=0)
    unit(d)
    # entrance door at the left
    d.box('oak-dark', (-2350, -1250), (-36, 2), (0, 2180), r=4)
    d.box('oak', (-2270, -1330), (-60, -30), (10, 2100), r=6)
    for z in ((180, 900), (1050, 1950)):
        d.box('oak-dark', (-2150, -1450), (-66, -58), z, r=3)
        d.box('oak', (-2120, -1480), (-70, -62), (z[0] + 30, z[1] - 30), r=3)
    d.box('brass2', (-1420, -1360), (-120, -66), (1000, 1030), r=10)
    d.cyl('brass2', (-1390, -60, 1015), 34, 26, '-y', 4, 24)
    # shoe cabinet below the unit, bench, coat hooks, picture, lamp
    d.box('door-white', (250, 1650), (-380, 0), (80, 900), r=8)
    d.box('oak', (230, 1670), (-400, 0), (900, 936), r=4)
    for k in range(3):
        d.box('oak-dark', (250 + (k + 1) * 350 - 1, 250 + (k + 1) * 350 + 1), (-383, -378), (100, 880), r=0)
    d.cyl('linen', (480, -200, 936), 60, 170, '+z', 20, 28)
    d.lathe('picture', (1420, -200, 936), [(0, 0), (80, 0), (100, 26), (92, 30), (72, 10), (0, 10)], '+z', 32, 3)
    d.box('brass2', (1395, 1445), (-220, -180), (946, 956), r=3)
    d.box('oak', (-900, 0), (-40, 0), (1640, 1760), r=6)
    for k in range(4):
        d.cyl('brass2', (-780 + k * 220, -40, 1690), 16, 70, '-y', 6, 18)
    d.box('oak', (-950, 50), (-420, -40), (420, 460), r=8)
    for x in (-900, 0):
        d.box('oak-dark', (x - 25, x + 25), (-400, -60), (0, 420), r=4)
    d.box('rug', (-1900, 900), (-1900, -700), (0, 14), r=6)
    d.box('box-white', (-1080, -990), (-14, 0), (1230, 1320), r=4)
    for x in (-2300, -400, 1500):
        d.cyl('lamp-warm', (x, -900, 2690), 70, 8, '-z', 0, 28)
    blend.build(d)
    z = Z + 68
    catalogued('rccb-2p', [(X - 225, -14, z, 0)]), catalogued('rcbo-2p', [(X - 150 + i * 40, -14, z, 0) for i in range(6)]), catalogued('mcb-1p', [(X + 100 + i * 18.4, -14, z, 0) for i in range(8)])
    z = Z - 172
    catalogued('mcb-2p', [(X - 225 + i * 40, -14, z, 0) for i in range(5)]), catalogued('mcb-1p', [(X + 0 + i * 18.4, -14, z, 0) for i in range(7)]), catalogued('spd-2p', [(X + 180, -14, z, 0)])
    place(joined(pot_plant(1350)), [(2200, -450, 0, 0)])
    for x in (-2300, -400, 1500):
        lit(x, -900, 2640, x, -700, 0, 400, 34, '#ffe3bd', 400, 150)
    lit(-200, -3600, 2000, 900, 0, 1400, 1600, 36, '#fff2e0')
    studio.world((1, .94, .86), .52)
    return dict(exposure=1.0, bounces=3, bloom=.06, left=((.86, .80, .72), .35, .45), vignette=.2)
