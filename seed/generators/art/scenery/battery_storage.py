"""Battery storage at dusk: rows of white containers, a box substation, transformer and lamps."""
from kit import blend, studio
from kit.core import Device
from stage.landscape import hills
from stage.light import lit, sky_world, sun
from stage.parts import joined, mat, place
from stage.plant import transformer_oil
from stage.scene import Camera, scene


def container():
    """Twelve metres of battery container along y; doors and cooling units look at -x."""
    d = Device('container', 'c')
    d.box('case', (0, 2440), (0, 12190), (180, 2890), r=20)
    for i in range(60):
        y = 120 + i * 200
        d.box('case', (-16, 0), (y, y + 90), (420, 2760), r=6) if i % 8 in (0, 7) else None
    for k in range(7):
        y = 250 + k * 1690
        d.box('case-door', (-24, 0), (y, y + 1560), (330, 2700), r=6)
        d.box('vent', (-30, -20), (y + 160, y + 1400), (460, 1120), r=0)
        for q in range(9):
            d.box('case-door', (-34, -28), (y + 160, y + 1400), (480 + q * 70, 510 + q * 70), r=0)
        d.box('black', (-44, -22), (y + 1450, y + 1490), (1300, 1700), r=4)
        d.cyl('lensG', (-22, y + 780, 2480), 40, 20, '-x', 4, 20)
    d.box('stripe', (-30, -22), (0, 12190), (2740, 2800), r=0)
    d.text('HELVO  储能', (1220, -24, 2300), 250, 'inkb', font='cjk')
    d.text('BESS 2.5 MW / 5 MWh', (1220, -24, 1880), 120, 'inkb')
    d.plate('yellow', [(1000, 1050), (1440, 1050), (1220, 1430)], (-26, -20), cr=20, r=0)
    d.box('ink', (1204, 1236), (-29, -25), (1130, 1300), r=0)
    d.box('case-door', (140, 2300), (-20, 0), (330, 2700), r=6)
    for x in (2080, 2160):
        d.box('zinc', (x - 12, x + 12), (-44, -18), (420, 2600), r=4)
    for y in (400, 5800, 11400):
        d.box('found', (-150, 2590), (y, y + 500), (0, 180), r=0)
    for k in range(3):
        y = 1600 + k * 3800
        d.box('case-door', (500, 1940), (y, y + 1400), (2890, 3160), r=20)
        d.ring('vent', (1220, y + 700, 3160), 120, 520, 20, '+z', 4, 40)
    return d


@scene(
    banner=Camera((-7000, -9800, 2300), (2600, 14000, 1900), 27, (-.04, .03)),
    card=Camera((-3800, -7200, 2100), (4200, 9000, 1600), 28),
    card_2=Camera((-1500, -3600, 1800), (2900, 3000, 1600), 30),
    card_3=Camera((-16000, -11000, 9000), (9000, 18000, 300), 33),
)
def battery_storage():
    blend.QUALITY.update(seg=.8, text=3, cap=1)
    mat('case', '#e6ebee', .38), mat('case-door', '#f1f4f6', .34), mat('vent', '#2b333b', .6), mat('stripe', '#0b5fd7', .4), mat('found', '#9aa3aa', .9), mat('gravel', '#6b7076', .95), mat('road', '#4d545b', .5), mat('fence', '#8b96a0', .5, .5), mat('h1', '#27405f', .95), mat('h2', '#3f5f86', .95), mat('lamp-glow', '#fff0d0', .5, 0, 9), mat('kerb', '#c3c9cd', .8)
    d = Device('yard', 'y')
    d.box('gravel', (-300000, 300000), (-60000, 400000), (-60, 0), r=0)
    d.box('road', (-9200, -2600), (-60000, 120000), (0, 8), r=0)
    for x in (-9300, -2600):
        d.box('kerb', (x, x + 120), (-60000, 120000), (0, 90), r=0)
    for i in range(14):
        d.box('inkw', (-5980, -5860), (-14000 + i * 6000, -11000 + i * 6000), (8, 11), r=0)
    for i in range(34):
        y = -12000 + i * 3000
        d.box('fence', (-13050, -12970), (y, y + 80), (0, 2300), r=0)
        for z in (500, 1100, 1700, 2250):
            d.box('fence', (-13020, -13000), (y, y + 3000), (z, z + 26), r=0)
    for i in range(4):
        y = -3000 + i * 17000
        d.cyl('fence', (-9700, y, 0), 70, 5600, '+z', 0, 16)
        d.box('fence', (-9750, -8800), (y - 60, y + 60), (5560, 5640), r=10)
        d.box('lamp-glow', (-9400, -8800), (y - 50, y + 50), (5540, 5560), r=0)
    # converter and box substation between the rows
    for y in (-600,):
        d.box('case', (9200, 12400), (y, y + 2500), (160, 2700), r=20)
        d.box('stripe', (9190, 12410), (y - 10, y + 2510), (2480, 2600), r=0)
        for k in range(3):
            d.box('case-door', (9300 + k * 1020, 10260 + k * 1020), (y - 20, y), (300, 2400), r=6)
            d.box('vent', (9400 + k * 1020, 10160 + k * 1020), (y - 26, y - 18), (500, 1000), r=0)
        d.text('箱式变电站', (10800, y - 24, 1750), 170, 'inkb', font='cjk')
    blend.build(d)
    hills([(230000, 14000, 500, 'h1'), (330000, 30000, 2000, 'h2')], 7)
    place(joined(container()), [(x, y, 0, 0) for x in (1300, 5400, 14200) for y in (-600 if x < 14000 else 4000, 14200, 29000, 43800)])
    place(joined(transformer_oil()), [(10800, 5600, 0, 90, 1.1)])
    sky_world([(0, '#22303e'), (.497, '#e4b58e'), (.505, '#f6cfa2'), (.54, '#dbb9ae'), (.60, '#9db4d6'), (.75, '#4f80c0'), (1, '#23509a')], 1.0)
    sun(-125, 16, 1.5, '#ffd2a2', 3)
    for i in range(3):
        lit(-9100, -3000 + i * 17000, 5400, -8000, -3000 + i * 17000, 0, 800, 190, '#ffe6bf')
    return dict(exposure=.98, bounces=3, fog=((.66, .66, .72), 500, .00030, 0), bloom=.08, left=((.42, .52, .68), .38, .5), vignette=.18)
