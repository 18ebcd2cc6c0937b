"""Bright switchgear room with a row of withdrawable cubicles."""
from kit import blend, studio
from kit.core import Device
from stage.light import lit
from stage.parts import joined, mat, place
from stage.scene import Camera, scene


def gck_row():
    import cabinet
    d = Device('unit', 'u')
    cabinet.drawers(d, -400, '馈电柜', 7)
    d.prims = [p for p in d.prims if not (p.kind == 'text' and p.p['size'] < 20)]
    e = Device('inc', 'u')
    cabinet.incomer(e, -400, )
    return joined(d), joined(e)


@scene(
    banner=Camera((-700, -1500, 1620), (-520, 9000, 1420), 24, (-.06, .0)),
    card=Camera((-300, 200, 1650), (1500, 9000, 1250), 26),
    card_2=Camera((250, 2700, 1580), (1500, 4700, 1300), 28),
    card_3=Camera((300, 1200, 880), (1640, 9000, 1850), 24),
)
def switchgear_room():
    blend.QUALITY.update(seg=.5, text=2, cap=1)
    a, b = gck_row()
    spots = [(2300, 3200 + i * 804, 0, -90) for i in range(13) if i % 5 != 2]
    place(a, spots)
    place(b, [(2300, 3200 + i * 804, 0, -90) for i in range(13) if i % 5 == 2])
    mat('epoxy', '#b9c3c9', .16, 0, 0, .6), mat('wall', '#dfe6ec', .9, 0, 0, .1), mat('wallb', '#c4d3e2', .9, 0, 0, .1), mat('ceil', '#c9d2da', .9, 0, 0, .1), mat('yl', '#e8b400', .4)
    mat('panel', '#f4f9ff', .5, 0, 6.0), mat('mat', '#20262c', .8), mat('duct', '#c3c9ce', .35, .6)
    d = Device('room', 'r')
    d.box('epoxy', (-6000, 6000), (-4000, 22000), (-50, 0), r=0)
    d.box('wall', (-4100, -4000), (-4000, 22000), (0, 4200), r=0)
    d.box('wall', (3300, 3400), (-4000, 22000), (0, 4200), r=0)
    d.box('wallb', (-4000, 3300), (15600, 15700), (0, 4200), r=0)
    d.box('ceil', (-4000, 3300), (-4000, 22000), (4200, 4300), r=0)
    d.box('yl', (1180, 1260), (-4000, 15600), (0, 2), r=0)
    d.box('mat', (1280, 1880), (2600, 14000), (0, 6), r=0)
    for i in range(9):
        y = -1000 + i * 1900
        d.box('panel', (-1900, -500), (y, y + 420), (4150, 4190), r=0)
        d.box('panel', (300, 1700), (y, y + 420), (4150, 4190), r=0)
    # cable trays and busbar trunking
    for x, z in ((2500, 3500), (2950, 3050)):
        d.box('duct', (x - 220, x + 220), (-4000, 15600), (z, z + 140), r=8)
        for i in range(16):
            d.box('duct', (x - 12, x + 12), (i * 1000, i * 1000 + 24), (z + 140, 4200), r=0)
    for i in range(6):      # pilasters on the calm wall
        d.box('wallb', (-4000, -3860), (i * 2600, i * 2600 + 420), (0, 4200), r=0)
    d.box('plateb', (-3998, -3990), (-4000, 15600), (950, 1060), r=0)
    d.box('sheetd', (-2000, -700), (15540, 15600), (0, 2500), r=10)
    blend.build(d)
    studio.world((.75, .86, 1), .35)
    for i in range(5):
        lit(-200, -500 + i * 3600, 4100, -200, -500 + i * 3600, 0, 3000, 620, '#f3f8ff', 900)
    return dict(grain=3.5, exposure=.95, fog=((.62, .74, .90), 60, .0022, 0), bloom=.08, left=((.74, .83, .94), .35, .5), vignette=.16)
