"""Assembly line for moulded-case breakers: workpiece carriers with breakers, stations with screens, bins and screwdrivers."""
from kit import blend, studio
from kit.core import Device
from stage.furniture import bin_box, curve_screen, stool
from stage.light import lit
from stage.parts import catalogued, joined, mat, place
from stage.rooms import panels, shell
from stage.scene import Camera, scene

STEP, STATIONS = 2000, 9


def station():
    """One station at the line, its back wall at x = 900, worked on from -x; two metres along y."""
    d = Device('station', 's')
    for y in (40, STEP - 90):
        for x in (-520, 880):
            d.box('profile', (x - 25, x + 25), (y, y + 50), (0, 2250 if x > 0 else 840), r=4)
        d.box('profile', (-200, 900), (y, y + 50), (2200, 2250), r=4)
    d.box('profile', (-230, -180), (40, STEP - 40), (2190, 2260), r=4)
    d.box('led', (-300, -120), (200, STEP - 200), (2160, 2190), r=0)
    d.box('top', (-540, 300), (30, STEP - 30), (800, 840), r=6)
    d.box('steel-top', (-160, 160), (0, STEP), (840, 862), r=0)         # transfer line
    for x in (-175, 160):
        d.box('profile', (x, x + 15), (0, STEP), (840, 885), r=0)
    d.box('board-blue', (860, 880), (90, STEP - 90), (900, 1500), r=2)
    d.box('top', (330, 880), (60, STEP - 60), (1060, 1080), r=4)
    d.box('top', (420, 880), (60, STEP - 60), (1360, 1380), r=4)
    # screen, screwdriver on a balancer, signal lamp
    d.box('black', (700, 740), (1080, 1680), (1640, 1990), r=6)
    d.box('screen', (694, 701), (1100, 1660), (1660, 1970), r=0)
    d.box('glow', (690, 694), (1130, 1400), (1860, 1900), r=0)
    for k in range(5):
        d.box('glowg' if k < 4 else 'glow', (690, 694), (1130 + k * 100, 1200 + k * 100), (1700, 1720 + (k * 37) % 90), r=0)
    d.cyl('sheetd', (-205, 700, 2120), 70, 70, '-z', 10, 24)
    d.cyl('rubber', (-205, 700, 1480), 8, 640, '+z', 0, 8)
    d.cyl('blue', (-205, 700, 1240), 34, 240, '+z', 10, 24)
    d.cyl('steel', (-205, 700, 1140), 10, 100, '+z', 0, 12)
    for k, m in enumerate(('lensG', 'lensY', 'lensR')):
        d.cyl(m, (880, 120, 2260 + k * 75), 38, 72, '+z', 4, 20)
    return d


@scene(
    banner=Camera((-2700, -2600, 2050), (500, 9000, 1050), 27, (-.04, .0)),
    card=Camera((-750, -900, 1750), (1000, 5000, 950), 28),
    card_2=Camera((140, 950, 1400), (1010, 2700, 950), 28),
    card_3=Camera((-1500, 3200, 2300), (1500, 6400, 1100), 27),
)
def assembly_line():
    blend.QUALITY.update(seg=.7, text=2, cap=2)
    mat('profile', '#c3cad0', .35, .6), mat('led', '#f2f8ff', .5, 0, 7), mat('top', '#e6eaed', .4), mat('steel-top', '#aab2b8', .3, .7), mat('board-blue', '#2b6fc4', .5), mat('carrier', '#1f4f94', .45), mat('mat-grey', '#6f7b86', .9), mat('line-yellow', '#f0b400', .5), mat('col', '#cfd8e0', .8), mat('beam-white', '#dce4eb', .8)
    n = STATIONS
    place(joined(station()), [(900, i * STEP, 0, 0) for i in range(n)])
    place(joined(bin_box('blue', 170, 300, 130)), [(1330, i * STEP + 180 + k * 205, 1082, 90) for i in range(n) for k in range(4)])
    place(joined(bin_box('orange', 170, 260, 120)), [(1480, i * STEP + 180 + k * 205, 1382, 90) for i in range(n) for k in range(8)])
    place(joined(bin_box('grey', 200, 280, 120)), [(520, i * STEP + 1350 + k * 230, 842, 90) for i in range(n) for k in range(2)])
    place(joined(stool()), [(-60, i * STEP + 1000, 0, 0) for i in range(n) if i % 3 != 1])
    c = Device('carrier', 'c')
    c.box('carrier', (-150, 150), (-190, 190), (866, 900), r=8)
    c.box('zinc', (-120, 120), (-150, 150), (900, 912), r=3)
    spots = [(900, 260 + i * 660, 0, 0) for i in range(int(n * STEP / 660))]
    place(joined(c), spots)
    catalogued('mccb-250-3p', [(x + 85, y, 912, -90, 1.5) for x, y, *_ in spots])
    d = Device('hall', 'h')
    y1 = n * STEP + 7000
    shell(d, (-11000, 7800), (-6000, y1), 5600, floor='#a9b6bf', wall='#e2e8ed', gloss=.12)
    d.box('mat-grey', (-400, 300), (0, n * STEP), (0, 12), r=4)
    for x in (-1000, 2700, -6200):
        d.box('line-yellow', (x, x + 90), (-6000, y1), (0, 3), r=0)
    for i in range(7):
        y = -2500 + i * 4200
        d.box('beam-white', (-11000, 7800), (y, y + 260), (5150, 5600), r=0)
        for x in (-10900, 7300):
            d.box('col', (x, x + 380), (y - 60, y + 320), (0, 5600), r=6)
    # busbar trunking and drops over the line
    d.box('plateb', (1000, 1160), (-6000, y1), (3500, 3640), r=4)
    for i in range(n):
        d.box('sheet', (980, 1180), (i * STEP + 900, i * STEP + 1200), (3300, 3500), r=6)
        d.cyl('rubber', (1080, i * STEP + 1050, 2250), 16, 1060, '+z', 0, 10)
        d.box('galv', (1060, 1100), (i * STEP + 300, i * STEP + 340), (3640, 5200), r=0)
    # second line of test cabinets at the left
    for i in range(7):
        y = 1500 + i * 2500
        d.box('sheet', (-9200, -7200), (y, y + 2100), (100, 2150), r=14)
        d.box('plateb', (-7202, -7190), (y, y + 2100), (1930, 2080), r=0)
        d.box('screen', (-7204, -7192), (y + 300, y + 1100), (1250, 1750), r=0)
        d.box('smoke', (-7204, -7194), (y + 1250, y + 1950), (700, 1800), r=0)
        d.box('glowg', (-7208, -7203), (y + 380, y + 760), (1620, 1680), r=0)
        d.box('glow', (-7208, -7203), (y + 380, y + 1000), (1380, 1410), r=0)
    d.text('塑壳断路器装配线', (-1500, y1 - 10, 3900), 460, 'inkb', font='cjk')
    panels(d, (-8200, -4200, -600, 3400), [-3800 + i * 2100 for i in range(12)], 5140, 1500, 300, 150)
    blend.build(d)
    for i in range(3):
        lit(700, 2000 + i * 6000, 3300, 700, 2000 + i * 6000, 800, 1600, 110, '#ffffff', 4200)
    studio.world((.9, .95, 1), .95)
    return dict(grain=1.5, exposure=.9, bounces=3, fog=((.72, .82, .92), 90, .0016, 0), bloom=.07, left=((.80, .88, .96), .42, .5), vignette=.15, kc=2.5)
