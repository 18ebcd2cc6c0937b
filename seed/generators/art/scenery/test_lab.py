"""Short-circuit test laboratory: a breaker on copper bars in the test bay, oscillograms on the control desk before it."""
from kit import blend, studio
from kit.core import Device
from stage.furniture import chair, curve_screen, desk, monitor
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import hazard, panels, pipe, shell
from stage.scene import Camera, scene


@scene(
    banner=Camera((-1700, -3900, 1750), (250, 4000, 1350), 27, (-.04, .0)),
    card=Camera((-300, -1900, 1750), (1150, 4000, 1300), 28),
    card_2=Camera((700, 1750, 1600), (1640, 3900, 1330), 32),
    card_3=Camera((-1500, -1250, 1500), (-800, 150, 1010), 30),
)
def test_lab():
    blend.QUALITY.update(seg=.8, text=3, cap=2)
    mat('bay', '#8a98a6', .8, 0, 0, .2), mat('bay-dark', '#5d6b79', .8, 0, 0, .2), mat('beam', '#f0b400', .45), mat('insulator', '#7a3b2a', .25), mat('strip', '#d9ecff', .5, 0, 7), mat('board-grey', '#d8dde0', .5), mat('beacon', '#ff4a2e', .4, 0, 7), mat('rail-steel', '#c3cacf', .35, .8)
    d = Device('lab', 'l')
    shell(d, (-6500, 6000), (-6000, 6800), 4600, floor='#7f8c98', wall='#b4c0cb', ceiling='#8b98a5', gloss=.12)
    # the bay: a portal of concrete with a dark chamber
    d.box('bay', (-600, 200), (2400, 6800), (0, 3000), r=20)
    d.box('bay', (3300, 4100), (2400, 6800), (0, 3000), r=20)
    d.box('bay', (-600, 4100), (2400, 6800), (3000, 3700), r=20)
    d.box('bay-dark', (200, 3300), (5600, 5700), (0, 3000), r=0)
    d.box('beam', (-600, 4100), (2380, 2400), (3080, 3240), r=0)
    d.text('短路试验间  150 kA', (1750, 2376, 3440), 150, 'inkw', font='cjk')
    d.box('strip', (260, 3240), (2900, 2960), (2960, 2990), r=0)
    hazard(d, (-600, 4100), (2000, 2240), step=120)
    d.cyl('sheetd', (-200, 2380, 2700), 60, 40, '-y', 6, 24)
    d.cyl('beacon', (-200, 2340, 2700), 90, 120, '-y', 30, 28)
    # test stand with bars from the bushings in the wall
    d.box('sheetd', (900, 2600), (3700, 4300), (0, 120), r=8)
    for x in (960, 2480):
        d.box('rail-steel', (x, x + 60), (4140, 4200), (120, 2350), r=4)
    d.box('rail-steel', (960, 2540), (4130, 4200), (2290, 2350), r=4)
    d.box('board-grey', (1020, 2480), (4110, 4140), (900, 1980), r=4)
    for k in (-1, 0, 1):
        x = 1750 + k * 116
        d.box('copper', (x - 34, x + 34), (3960, 3976), (1720, 2700), r=2)
        d.box('copper', (x - 34, x + 34), (3960, 5600), (2690, 2706), r=2)
        d.box('copper', (x - 34, x + 34), (3960, 3976), (380, 960), r=2)
        d.box('copper', (x - 34, x + 34), (3960, 5600), (380, 396), r=2)
        d.lathe('insulator', (x, 5600, 2698), [(0, 0), (90, 0), (60, 60), (90, 110), (60, 170), (90, 220), (40, 280), (0, 290)], '-y', 28, 6)
        d.lathe('insulator', (x, 5600, 388), [(0, 0), (90, 0), (60, 60), (90, 110), (60, 170), (90, 220), (40, 280), (0, 290)], '-y', 28, 6)
        d.ring('navy', (x, 4300 + 260 * (k + 1), 2698), 60, 120, 90, '+y', 10, 32)
    d.box('copper', (1560, 1940), (3950, 3990), (350, 410), r=2)
    # switch cabinets of the test circuit at the left
    for i in range(4):
        y = 2600 + i * 820
        d.box('sheet', (-6400, -5600), (y, y + 800), (0, 2300), r=6)
        d.box('plateb', (-5602, -5594), (y + 20, y + 780), (2120, 2250), r=0)
        d.box('screen', (-5600, -5592), (y + 220, y + 580), (1560, 1860), r=0)
        for k in range(4):
            d.cyl(('lensR', 'lensG', 'lensY', 'lensW')[k], (-5598, y + 250 + k * 100, 1440), 22, 16, '+x', 3, 18)
    d.box('bay', (-6500, -600), (6500, 6800), (0, 3000), r=0)
    pipe(d, 'galv', [(-6200, 6300, 3900), (5800, 6300, 3900)], 160)
    # large screen above the desk side
    d.box('black', (-4300, -1500), (6420, 6498), (1300, 2850), r=12)
    d.box('screen', (-4260, -1540), (6412, 6422), (1340, 2810), r=0)
    curve_screen(d, (-4200, -1600), (1400, 2500), 6410, kind='scope')
    d.text('短路分断  Ip 105 kA  t 8.2 ms', (-2900, 6408, 2640), 84, 'glow', font='cjk')
    panels(d, (-4200, -1200, 1800), (-4000, -1600, 800), 4580, 1500, 300, 150, '#dcebff', 4)
    blend.build(d)
    catalogued('mccb-630-3p', [(1750, 4105, 985, 0, 2.4)])
    place(joined(desk(3000, 850, 760, '#3a4653')), [(-900, 0, 0, 0)])
    place(joined(monitor(760, 430, 'scope')), [(-1750, 120, 760, 12)])
    place(joined(monitor(760, 430, 'lines', 2)), [(-900, 160, 760, 0)])
    place(joined(monitor(760, 430, 'trip')), [(-60, 120, 760, -12)])
    place(joined(chair('#22303f')), [(-1400, -700, 0, 170), (-450, -720, 0, 190)])
    c = Device('desk things', 'd')
    c.box('black', (-1180, -700), (-260, -90), (760, 782), r=6)
    c.box('sheetd', (120, 460), (-220, 120), (760, 860), r=10)
    c.cyl('red', (290, -60, 860), 60, 60, '+z', 16, 28)
    c.ring('yellow', (290, -60, 860), 60, 100, 10, '+z', 2, 28)
    blend.build(c)
    lit(1750, 2700, 2950, 1750, 3900, 1300, 2400, 150, '#f0f6ff', 900)
    lit(700, 2700, 700, 1750, 4000, 1300, 900, 20, '#7fb6ff', 900)
    lit(-3800, -2500, 3800, -900, 0, 800, 1800, 60, '#cfe3ff')
    studio.world((.66, .78, .94), .8)
    return dict(grain=1.5, exposure=1.05, bounces=3, fog=((.20, .30, .44), 70, .0016, 0), bloom=.12, left=((.07, .12, .21), .6, .5), vignette=.25, kc=3)
