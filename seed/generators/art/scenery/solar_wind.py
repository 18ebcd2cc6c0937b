"""Photovoltaic field before wind turbines at sunset."""
from kit import blend
from kit.core import Device
from stage.landscape import hills, turbine
from stage.light import sky_world, sun
from stage.parts import joined, mat, place
from stage.scene import Camera, scene


@scene(
    banner=Camera((2500, 600, 3100), (5500, 60000, 11000), 26, (.0, .0)),
    card=Camera((24000, 600, 3100), (36000, 60000, 11500), 26),
    card_2=Camera((15900, 3300, 3000), (18000, 40000, 5300), 31),
    card_3=Camera((20000, 600, 8000), (112000, 330000, 64000), 46),
)
def solar_wind():
    blend.QUALITY.update(seg=1, text=2, cap=2)
    mat('wtw', '#e9eef2', .4), mat('grass', '#24382f', .95), mat('h1', '#1b3350', .95), mat('h2', '#2b4a6e', .95), mat('h3', '#486a8e', .95), mat('pv', '#15305e', .14, 0, 0, 1.0), mat('pvl', '#8fa5bd', .4, .6), mat('fr', '#b9c4cd', .35, .8)
    d = Device('g', 'g')
    d.box('grass', (-900000, 900000), (-30000, 900000), (-500, 0), r=0)
    blend.build(d)
    hills([(430000, 16000, 1000, 'h1'), (640000, 42000, 3000, 'h2'), (880000, 90000, 6000, 'h3')], 5)
    p = Device('pv', 'p')
    tilt = ('x', 28, (0, 0, 1500))
    p.box('pv', (-6000, 6000), (-1650, 1650), (1490, 1520), r=0, rot=tilt)
    for i in range(13):
        x = -6000 + i * 1000
        p.box('pvl', (x - 11, x + 11), (-1650, 1650), (1519, 1524), r=0, rot=tilt)
    for y in (-1650, -825, 0, 825, 1650):
        p.box('pvl', (-6000, 6000), (y - 9, y + 9), (1519, 1524), r=0, rot=tilt)
    for k in range(9):
        y = -1650 + 412.5 * k
        p.box('pvl', (-6000, 6000), (y - 2.4, y + 2.4), (1519, 1522), r=0, rot=tilt)
    p.box('fr', (-6040, 6040), (-1690, 1690), (1475, 1495), r=0, rot=tilt)
    for x in (-4500, 0, 4500):
        p.box('fr', (x - 60, x + 60), (-560, -440), (0, 1220), r=0)
        p.box('fr', (x - 60, x + 60), (640, 760), (0, 1860), r=0)
    ob = joined(p)
    spots = []
    for r_ in range(16):
        for c in range(9):
            spots.append((3600 + c * 12500, 6800 + r_ * 8200, 0, 0))
    place(ob, spots)
    for k, (x, y, a, rz, s) in enumerate(((70000, 330000, 18, 12, 1), (190000, 400000, 50, 8, 1), (10000, 520000, 80, 10, 1), (290000, 520000, 5, 6, 1), (140000, 640000, 35, 10, 1), (300000, 700000, 64, 4, 1), (-90000, 700000, 100, 12, 1))):
        place(joined(turbine(a)), [(x, y, 0, rz, s)])
    sky_world([(0, '#1a2c3c'), (.496, '#e8a66a'), (.503, '#ffc88a'), (.535, '#f3b98f'), (.575, '#c9a9b5'), (.64, '#7f9ac6'), (.78, '#3d6bb0'), (1, '#1a3c80')], 1.0)
    sun(38, 9, 2.6, '#ffb877', 3)
    return dict(grain=3.5, exposure=1.0, fog=((.55, .50, .56), 1200, .00006, 0), bloom=.05, thresh=1.0, left=((.10, .17, .34), .50, .52), vignette=.22, sat=1.05, kc=5)
