"""Utility tunnel: cable trays at the left, water pipes at the right, a distribution box, lamps along the vault."""
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import pipe, tray
from stage.scene import Camera, scene

LONG = 60000


@scene(
    banner=Camera((-650, -2500, 1750), (-150, 12000, 1500), 24, (-.08, .0)),
    card=Camera((-250, -1500, 1700), (250, 12000, 1450), 25),
    card_2=Camera((600, 700, 1600), (-1330, 3250, 1430), 27),
    card_3=Camera((-900, 2500, 1250), (1250, 7600, 1250), 27),
)
def utility_tunnel():
    blend.QUALITY.update(seg=.8, text=3, cap=1)
    mat('concrete', '#a5adb3', .85, 0, 0, .2), mat('concrete-floor', '#8b959d', .16, 0, 0, .6), mat('line-yellow', '#f0b400', .5), mat('water', '#1f6fd0', .32), mat('reuse', '#2f8f68', .35), mat('fire', '#c62828', .38), mat('tube', '#eef6ff', .5, 0, 8), mat('exit', '#35e08a', .5, 0, 4), mat('support', '#7d8891', .45, .5), mat('marker', '#f6f7f8', .5), mat('drain', '#5c656d', .6)
    d = Device('tunnel', 't')
    d.box('concrete-floor', (-2000, 2000), (-4000, LONG), (-80, 0), r=0)
    vault = Device('vault', 'v')
    for x0, x1, z0, z1 in ((-2100, -1900, 0, 2700), (1900, 2100, 0, 2700), (-2100, 2100, 3150, 3300)):
        vault.box('concrete', (x0, x1), (-4000, LONG), (z0, z1), r=0)
    for s in (1, -1):
        vault.prism('concrete', [(s * 1900, 2650), (s * 2100, 2650), (s * 2100, 3300), (s * 1350, 3300), (s * 1350, 3160)], 'y', (-4000, LONG), r=0)
    vault.box('concrete', (-2100, 2100), (LONG, LONG + 200), (0, 3300), r=0)
    for o in blend.build(vault)[1]:
        o.visible_shadow = o.visible_diffuse = False
    for i in range(22):         # rings of the casting
        y = 600 + i * 3000
        for s in (1, -1):
            d.box('drain', (s * 1897 - 4, s * 1897 + 4), (y, y + 24), (0, 2660), r=0)
    for x in (-620, 560):
        d.box('line-yellow', (x, x + 60), (-4000, LONG), (0, 2), r=0)
    d.box('drain', (760, 900), (-4000, LONG), (0, 2), r=0)
    for z in (600, 1050, 1950, 2350):
        tray(d, (-1860, -1300), (-4000, 30000), z)
    for i in range(34):
        y = -1000 + i * 1500
        d.box('support', (-1895, -1855), (y, y + 50), (100, 2700), r=0)
        for z in (590, 1040, 1940, 2340):
            d.box('support', (-1860, -1290), (y, y + 40), (z - 40, z), r=0)
    pipe(d, 'water', [(1380, -4000, 900), (1380, LONG, 900)], 330, (.12, .30, .5), 40)
    pipe(d, 'reuse', [(1560, -4000, 1720), (1560, LONG, 1720)], 190, (.14, .33, .56), 32)
    pipe(d, 'fire', [(1680, -4000, 2380), (1680, LONG, 2380)], 95, (.13, .2, .3, .4), 24)
    for i in range(20):
        y = 200 + i * 3000
        d.box('support', (1180, 1600), (y, y + 160), (0, 600), r=6)
        d.box('support', (1860, 1900), (y, y + 80), (0, 2600), r=0)
        for z in (1500, 2270):
            d.box('support', (1400, 1880), (y, y + 60), (z - 30, z), r=0)
        d.ring('support', (1380, y + 60, 900), 332, 346, 60, '+y', 0, 40)
    d.text('给水 DN600 →', (1040, 2600, 1000), 150, 'inkw', font='cjk', face='left')
    d.text('给水 DN600 →', (1040, 8600, 1000), 150, 'inkw', font='cjk', face='left')
    for i in range(18):
        y = 200 + i * 3300
        d.box('support', (-130, 130), (y - 40, y + 1340), (3090, 3150), r=6)
        d.box('tube', (-90, 90), (y, y + 1300), (3068, 3092), r=0)
    for k in range(4):
        y = 8000 + k * 14000
        d.box('exit', (-330, 330), (y, y + 60), (2650, 2830), r=6)
        d.text('安全出口  防火分区 %d' % (k + 12), (0, y - 2, 2740), 54, 'ink', font='cjk')
    # distribution box between the trays, on a post
    d.box('support', (-1420, -1180), (2700, 3700), (0, 60), r=4)
    for y in (2800, 3560):
        d.box('support', (-1330, -1270), (y, y + 50), (60, 1150), r=0)
    d.box('sheet', (-1480, -1150), (2650, 3750), (1120, 1900), r=10)
    d.box('plateb', (-1152, -1146), (2650, 3750), (1800, 1880), r=0)
    d.text('分区配电箱  12AL1', (-1146, 3200, 1840), 34, 'inkw', font='cjk', face='right')
    d.box('smoke', (-1152, -1144), (2780, 3620), (1250, 1720), r=4)
    for k, m in enumerate(('lensR', 'lensG', 'lensY')):
        d.cyl(m, (-1150, 2860 + k * 110, 1185), 26, 18, '+x', 3, 20)
    blend.build(d)
    catalogued('mcb-3p', [(-1150, 2860 + i * 78, 1400, 90, 1.35) for i in range(7)])
    catalogued('rccb-4p', [(-1150, 3420 + i * 106, 1400, 90, 1.35) for i in range(2)])
    for i in range(6):
        lit(0, 850 + i * 6600, 3040, 0, 850 + i * 6600, 0, 260, 45, '#f2f8ff', 2600, 170)
    studio.world((.78, .88, 1), .85)
    return dict(grain=1.5, exposure=1.05, bounces=3, fog=((.40, .50, .62), 60, .0026, 0), bloom=.1, left=((.42, .50, .60), .42, .46), vignette=.24, kc=3)
