"""Vehicles, and the smooth bodies they are made of.

Lengths in millimetres."""
import math
import bpy
from kit import blend
from kit.blend import S
from kit.core import Device
from .parts import mat


def loft(stations, mat_, expo=3.0, n=36):
    """Smooth body through superellipse sections: stations = [(x, z_low, z_high, half_width)]."""
    import bmesh
    bm = bmesh.new()
    rows = []
    for x, z0, z1, w in stations:
        cz, hh = (z0 + z1) / 2, max((z1 - z0) / 2, 1)
        row = []
        for k in range(n):
            t = 2 * math.pi * k / n
            c, s = math.cos(t), math.sin(t)
            row.append(bm.verts.new((x * S, w * math.copysign(abs(c) ** (2 / expo), c) * S, (cz + hh * math.copysign(abs(s) ** (2 / expo), s)) * S)))
        rows.append(row)
    for A, B in zip(rows, rows[1:]):
        for k in range(n):
            bm.faces.new((A[k], A[(k + 1) % n], B[(k + 1) % n], B[k]))
    bm.faces.new(rows[0])
    bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = blend._finish(bm, 'loft', mat_)
    ob.data.auto_smooth_angle = math.radians(60)
    m = ob.modifiers.new('s', 'SUBSURF')
    m.levels = m.render_levels = 1
    blend._apply_mods(ob)
    return ob


def interp(keys, x):
    for (a, u), (b, v) in zip(keys, keys[1:]):
        if x <= b:
            t = (x - a) / (b - a)
            t = t * t * (3 - 2 * t)
            return u + (v - u) * t
    return keys[-1][1]


def car(body='cara'):
    """A plain electric saloon, nose at -x."""
    top = [(-2350, 560), (-2200, 700), (-1500, 820), (-600, 900), (900, 960), (1900, 980), (2250, 930), (2350, 760)]
    low = [(-2350, 480), (-2200, 300), (-1800, 240), (1800, 240), (2200, 330), (2350, 520)]
    wid = [(-2350, 560), (-2150, 800), (-1600, 900), (0, 915), (1700, 905), (2200, 820), (2350, 640)]
    xs = [-2350 + 4700 * i / 46 for i in range(47)]
    parts = [loft([(x, interp(low, x), interp(top, x), interp(wid, x)) for x in xs], body, 3.4)]
    roof = [(-1250, 830), (-700, 1120), (-100, 1380), (500, 1440), (1200, 1330), (1800, 1090), (2080, 960)]
    cw = [(-1250, 500), (-700, 740), (0, 770), (900, 750), (1700, 690), (2080, 560)]
    xs = [-1250 + 3330 * i / 34 for i in range(35)]
    parts.append(loft([(x, 640, interp(roof, x), interp(cw, x)) for x in xs], 'carg', 2.7))
    xs = [-250 + 1350 * i / 16 for i in range(17)]
    parts.append(loft([(x, interp(roof, x) - 70, interp(roof, x) + 7, interp(cw, x) * .80) for x in xs], body, 2.7))
    d = Device('w', 'w')
    for x in (-1430, 1440):
        for sy in (1, -1):
            ax = '+y' if sy > 0 else '-y'
            d.cyl('carg', (x, sy * 700, 345), 385, 222, ax, 8, 40)
            d.lathe('rubber', (x, sy * 720, 335), [(0, 0), (338, 0), (338, 196), (318, 212), (262, 214), (255, 196), (0, 190)], ax, 44, 8)
            d.ring('rim', (x, sy * 905, 335), 226, 256, 26, ax, 5, 44)
            for k in range(5):
                d.box('rim', (x - 30, x + 30), (sy * 912 - 8, sy * 912 + 8), (335 + 40, 335 + 236), r=6, rot=('y', 72 * k + 10, (x, sy * 912, 335)))
            d.cyl('rim', (x, sy * 900, 335), 62, 26, ax, 6, 24)
    for sy in (1, -1):
        d.box('head', (-2290, -2215), (sy * 430, sy * 745), (606, 640), r=14, rot=('z', sy * -16, (-2250, sy * 590, 620)))
        d.box('carg', (-760, -640), (sy * 860, sy * 1000), (930, 1030), r=30)
        d.box('carg', (-500, 1500), (sy * 905, sy * 918), (330, 400), r=4)
    d.box('tail', (2290, 2330), (-620, 620), (790, 825), r=10)
    d.box('carg', (-2345, -2250), (-460, 460), (330, 470), r=30)
    root, obs = blend.build(d, parent=False)
    bpy.data.objects.remove(root)
    parts += obs
    for o in parts:
        o.modifiers.clear()
        if o.data.users > 1:
            o.data = o.data.copy()
    bpy.ops.object.select_all(action='DESELECT')
    for o in parts:
        o.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    ob = bpy.context.view_layer.objects.active
    ob.data.use_auto_smooth = True
    return ob


def van(body='van-body'):
    """Service van, nose at -x, 5.4 m long, with a rack and the maker's name."""
    mat('van-glass', '#0b131d', .05, 0, 0, .9), mat('van-rim', '#b9c0c6', .35, .4), mat('van-lamp', '#f2f7ff', .2, 0, 2), mat('van-tail', '#c8261d', .3), mat('van-trim', '#20262c', .6)
    d = Device('van', 'v')
    side = [(-2700, 480), (-2650, 900), (-2500, 1080), (-1780, 1240), (-1180, 2060), (-900, 2250), (-500, 2340), (2620, 2340), (2700, 2240), (2720, 460), (-2700, 380)]
    d.prism(body, side, 'y', (-960, 960), cr=45, r=40)
    glass = [(-1690, 1290), (-1160, 2010), (-960, 2140), (-960, 1290)]
    for s in (1, -1):
        y = (940, 966) if s > 0 else (-966, -940)
        d.prism('van-glass', [(-1560, 1310), (-1130, 1900), (-420, 1960), (-420, 1310)], 'y', y, cr=70, r=6)
        d.box('van-trim', (-330, -318), (s * 955, s * 964) if s > 0 else (-964, -955), (520, 2050), r=0)
        d.box('van-trim', (900, 912), (s * 955, s * 964) if s > 0 else (-964, -955), (520, 2050), r=0)
        d.box('blue', (-250, 2690), (s * 956, s * 963) if s > 0 else (-963, -956), (900, 1010), r=0)
        d.box('van-trim', (-2500, 2640), (s * 950, s * 975) if s > 0 else (-975, -950), (400, 520), r=10)
        d.box('van-trim', (-1750, -1600), (s * 980 - 40, s * 980 + 140) if s > 0 else (-1120, -940), (1330, 1520), r=30)
        d.box('van-lamp', (-2690, -2560), (s * 620 - 170, s * 620 + 170), (880, 1010), r=20)
        d.box('van-tail', (2712, 2732), (s * 880 - 50, s * 880 + 50), (900, 1500), r=8)
        for x in (-1750, 1750):
            ax = '+y' if s > 0 else '-y'
            d.cyl('van-trim', (x, s * 740, 380), 430, 224, ax, 8, 40)
            d.lathe('rubber', (x, s * 780, 345), [(0, 0), (345, 0), (345, 190), (325, 210), (250, 212), (245, 190), (0, 186)], ax, 44, 8)
            d.cyl('van-rim', (x, s * 950, 345), 240, 34, ax, 10, 40)
            d.cyl('van-trim', (x, s * 980, 345), 70, 14, ax, 6, 24)
    d.prism('van-glass', [(-1765, 1260), (-1195, 2020), (-1215, 2040), (-1790, 1265)], 'y', (-820, 820), cr=10, r=4)
    d.box('van-trim', (-2725, -2600), (-700, 700), (420, 780), r=40)
    d.box('van-glass', (2706, 2726), (-760, -40), (1350, 2050), r=6, cr=60, axis='x'), d.box('van-glass', (2706, 2726), (40, 760), (1350, 2050), r=6, cr=60, axis='x')
    d.box('van-trim', (2705, 2725), (-6, 6), (460, 2200), r=0)
    d.text('HELVO', (500, -968, 1560), 330, 'inkb', track=1.1)
    d.text('恒沃电气 服务车', (1850, -968, 1560), 105, 'inkb', font='cjk')
    for x in (-200, 1000, 2200):
        d.box('van-rim', (x, x + 50), (-850, 850), (2400, 2440), r=6)
        for s in (1, -1):
            d.box('van-rim', (x, x + 50), (s * 820 - 25, s * 820 + 25), (2320, 2420), r=4)
    for s in (-300, -40):       # a ladder on the rack
        d.box('van-rim', (-500, 2500), (s - 22, s + 22), (2445, 2510), r=6)
    for k in range(9):
        d.box('van-rim', (-380 + k * 340, -340 + k * 340), (-300, -40), (2460, 2495), r=4)
    return d
