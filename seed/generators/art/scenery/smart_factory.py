"""Robots at a conveyor, in a hall with skylights."""
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.machines import robot
from stage.parts import joined, mat, place
from stage.scene import Camera, scene


@scene(
    banner=Camera((-700, -3300, 2150), (250, 12000, 2050), 27, (-.07, .0)),
    card=Camera((300, -2600, 2400), (2500, 8000, 1300), 30),
    card_2=Camera((500, -1200, 1560), (1750, 2200, 1000), 30),
    card_3=Camera((-2800, -5200, 5300), (2300, 9000, 700), 30),
)
def smart_factory():
    blend.QUALITY.update(seg=1, text=2, cap=2)
    mat('fl', '#93a1ae', .14, 0, 0, .6), mat('wl', '#d3dee8', .9, 0, 0, .1), mat('truss', '#9fb0c0', .8, 0, 0, .1), mat('sky', '#dff0ff', .5, 0, 3.2), mat('belt', '#20262d', .6), mat('frame', '#cfd6dc', .35, .5), mat('yl', '#eeb500', .4), mat('lineb', '#2b8cff', .4, 0, 4.0), mat('hall', '#a9b9c9', .9, 0, 0, .1)
    poses = [((18, 95, 62), -8), ((28, 82, 68), 6), ((8, 108, 60), -14), ((24, 88, 64), 4)]
    for k, (ang, rz) in enumerate(poses):
        ob = joined(robot(ang, 'white'))
        place(ob, [(3500, 1500 + (k + 4 * q) * 3100, 0, 178 + rz * (1 - 2 * q), 1.42) for q in range(2)])
    d = Device('hall', 'h')
    d.box('fl', (-30000, 14000), (-8000, 42000), (-60, 0), r=0)
    # conveyor with boxes / breakers
    d.box('belt', (1150, 1950), (-2000, 26000), (740, 800), r=10)
    for s in (1100, 1950):
        d.box('frame', (s, s + 50), (-2000, 26000), (700, 860), r=8)
        d.box('lineb', (s + (0 if s > 1500 else 44) - 2, s + (0 if s > 1500 else 44) + 8), (-2000, 26000), (760, 785), r=0)
    for i in range(14):
        for x in (1180, 1920):
            d.box('frame', (x - 40, x + 40), (-1500 + i * 2000, -1420 + i * 2000), (0, 740), r=6)
    for i in range(22):
        y = 200 + i * 1180
        d.box('shell', (1330, 1770), (y, y + 420), (800, 1120), r=14)
        d.box('dark', (1380, 1720), (y - 3, y + 5), (850, 1070), r=0, cr=16)
        d.box('blue', (1500, 1600), (y - 45, y), (930, 1010), r=10)
    d.box('yl', (700, 790), (-4000, 30000), (0, 3), r=0)
    d.box('yl', (4800, 4890), (-4000, 30000), (0, 3), r=0)
    # building: columns, roof trusses, skylights
    for i in range(9):
        y = 1000 + i * 4400
        for x in (-14000, 7200):
            d.box('truss', (x - 180, x + 180), (y - 180, y + 180), (0, 9000), r=20)
        d.box('truss', (-20000, 9000), (y - 90, y + 90), (8800, 9000), r=0)
        d.box('truss', (-20000, 9000), (y - 90, y + 90), (7500, 7650), r=0)
        for k in range(14):
            x = -19000 + k * 2000
            d.box('truss', (x - 45, x + 45), (y - 45, y + 45), (7600, 8900), r=0, rot=('y', 38 * (1 if k % 2 else -1), (x, y, 8250)))
        d.box('sky', (-12000, 5500), (y + 1200, y + 3000), (9150, 9180), r=0)
    d.box('wl', (-30000, 14000), (-8000, 42000), (9400, 9500), r=0)
    d.box('hall', (-30000, 14000), (40000, 40200), (0, 9400), r=0)
    d.box('hall', (8200, 8400), (-8000, 42000), (0, 9400), r=0)
    d.box('wl', (8150, 8200), (-8000, 42000), (5200, 7200), r=0)
    # far machines on the calm side
    for i in range(6):
        y = 12000 + i * 4600
        d.box('wl', (-9500, -6500), (y, y + 3000), (0, 2300), r=60)
        d.box('screen', (-6500, -6490), (y + 500, y + 2400), (1100, 1900), r=0)
        d.box('lineb', (-9500, -6490), (y - 2, y + 3002), (2120, 2150), r=0)
    blend.build(d)
    studio.world((.80, .90, 1), .45)
    for i in range(4):
        lit(-2500, 1500 + i * 7500, 8600, -500, 1500 + i * 7500, 0, 9000, 5600, '#f2f8ff', 2600)
    lit(-2500, -3500, 4200, 3000, 5000, 1000, 3500, 1500, '#ffffff')
    return dict(grain=3.5, exposure=.88, fog=((.62, .74, .88), 80, .0016, 0), bloom=.10, left=((.76, .86, .97), .42, .52), vignette=.15)
