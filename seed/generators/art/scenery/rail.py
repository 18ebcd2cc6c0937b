"""Metro platform with a train."""
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.parts import joined, mat, place
from stage.scene import Camera, scene


@scene(
    banner=Camera((-2600, -5200, 1750), (-1500, 20000, 1750), 25, (-.06, 0)),
    card=Camera((-1400, -4200, 1750), (900, 20000, 1650), 27),
    card_2=Camera((-300, -700, 1750), (2400, 6200, 1620), 30),
    card_3=Camera((-2100, 5600, 1600), (-380, 9000, 2950), 25),
)
def rail():
    blend.QUALITY.update(seg=1, text=3, cap=2)
    mat('plat', '#9aa7b3', .10, 0, 0, .7), mat('tact', '#e3b21a', .5), mat('trb', '#c3cad2', .3, .35, 0, .5), mat('trblue', '#0b5fd7', .25, .1, 0, .6), mat('trg', '#070d16', .06, 0, 0, .9), mat('tin', '#ffe2b8', .5, 0, .62), mat('strip', '#e9f4ff', .5, 0, 7), mat('ceil3', '#2c3947', .9, 0, 0, .1), mat('wall3', '#8fa2b5', .9, 0, 0, .1), mat('door', '#d6dde3', .25, .5), mat('bl', '#3aa0ff', .5, 0, 5), mat('col', '#c3ced8', .7, 0, 0, .2), mat('fins', '#74879a', .9, 0, 0, .1)
    t = Device('car', 'c')
    L_ = 22000
    prof = [(1600, 700), (1600, 2350), (1250, 3450), (300, 3760), (-300, 3760), (-1250, 3450), (-1600, 2350), (-1600, 700), (-1450, 350), (1450, 350)]
    b = t.prism('trb', [(x, z) for x, z in prof], 'y', (60, L_ - 60), cr=[260, 420, 500, 500, 500, 500, 420, 260, 120, 120], r=60)
    t.box('trblue', (-1618, -1590), (60, L_ - 60), (900, 1240), r=4)
    nd = 4
    for k in range(nd):
        y = L_ / nd * (k + .5)
        t.box('door', (-1622, -1580), (y - 720, y + 720), (720, 3000), r=8, cr=60)
        for s in (1, -1):
            t.box('trg', (-1630, -1600), (y + s * 360 - 250, y + s * 360 + 250), (1450, 2750), r=4, cr=90)
            t.box('tin', (-1634, -1629), (y + s * 360 - 225, y + s * 360 + 225), (1480, 2720), r=0, cr=80)
        t.box('bl', (-1630, -1600), (y - 700, y + 700), (3040, 3075), r=0)
    for k in range(nd + 1):
        y0 = L_ / nd * (k - .5) + 950
        y1 = L_ / nd * (k + .5) - 950
        y0, y1 = max(y0, 350), min(y1, L_ - 350)
        if y1 - y0 > 700:
            t.box('trg', (-1630, -1585), (y0, y1), (1420, 2760), r=4, cr=120)
            n = max(1, int((y1 - y0) / 1700))
            for q in range(n):
                a = y0 + (y1 - y0) / n * q
                t.box('tin', (-1635, -1629), (a + 70, a + (y1 - y0) / n - 70), (1490, 2690), r=0, cr=90)
    t.box('sheetd', (-1300, 1300), (-60, 62), (600, 3500), r=20)
    place(joined(t), [(4000, 2200 + i * (L_ + 40), -1050, 0) for i in range(4)] + [(4000, 2200 - L_ - 40, -1050, 0)])
    d = Device('st', 's')
    d.box('plat', (-12000, 2260), (-16000, 90000), (-300, 0), r=0)
    d.box('tact', (1500, 1900), (-16000, 90000), (0, 6), r=0)
    d.box('sheetd', (2260, 12000), (-16000, 90000), (-1500, -1400), r=0)
    d.box('wall3', (-10050, -10000), (-16000, 90000), (0, 5600), r=0)
    d.box('trblue', (-9999, -9985), (-16000, 90000), (1050, 1250), r=0)
    d.box('wall3', (6600, 6700), (-16000, 90000), (-1500, 5600), r=0)
    d.box('ceil3', (-12000, 8000), (-16000, 90000), (5000, 5100), r=0)
    for i in range(70):
        y = -3000 + i * 1300
        d.box('fins', (-9000, 6000), (y, y + 160), (4500, 4980), r=0)
    for x in (1200, -2600, -6800):
        d.box('strip', (x - 90, x + 90), (-16000, 88000), (4440, 4490), r=0)
    for i in range(9):
        y = 6000 + i * 8800
        d.box('col', (-5300, -4500), (y, y + 800), (0, 5000), r=140)
        d.box('bl', (-5306, -4494), (y - 6, y + 806), (2650, 2690), r=0)
    for i in range(5):
        y = 9000 + i * 17600
        d.box('black', (-1300, 900), (y, y + 120), (3300, 3900), r=20)
        d.box('screen', (-1260, 860), (y - 4, y), (3340, 3860), r=0)
        d.text('2 号线  开往 中央公园', (-200, y - 6, 3600), 150, 'glow', font='cjk')
    blend.build(d)
    studio.world((.6, .75, 1), .25)
    for i in range(5):
        lit(-1500, -2000 + i * 11000, 4400, -800, -2000 + i * 11000, 0, 6000, 3600, '#f0f7ff', 3500)
    return dict(grain=3.5, exposure=1.15, fog=((.42, .56, .76), 120, .0016, 0), bloom=.10, left=((.56, .68, .84), .45, .5), vignette=.2)
