"""Rooms: shells, ceilings with lights, cable trays, pipes, columns.

Lengths in millimetres; d is the Device that gets the solids."""
from kit import blend
from kit.core import Device
from .light import lit
from .parts import mat


def shell(d, x, y, h, floor='#aeb8bf', wall='#dfe6ec', ceiling='#c9d2da', gloss=.16, sides='lrb'):
    """Floor (into d), ceiling, and the walls named: left, right, back, front. Ceiling and walls let the world's light in: an even
    light from all sides, as many lamps and white walls would give, without their noise."""
    mat('shell-floor', floor, gloss, 0, 0, .6), mat('shell-wall', wall, .9, 0, 0, .1), mat('shell-ceiling', ceiling, .9, 0, 0, .1)
    (x0, x1), (y0, y1) = x, y
    d.box('shell-floor', (x0 - 3000, x1 + 3000), (y0 - 3000, y1 + 3000), (-60, 0), r=0)
    walls = Device('shell', 's')
    walls.box('shell-ceiling', (x0 - 100, x1 + 100), (y0, y1), (h, h + 100), r=0)
    for side, bx, by in (('l', (x0 - 100, x0), y), ('r', (x1, x1 + 100), y), ('b', (x0 - 100, x1 + 100), (y1, y1 + 100)), ('f', (x0 - 100, x1 + 100), (y0 - 100, y0))):
        if side in sides:
            walls.box('shell-wall', bx, by, (0, h), r=0)
    for o in blend.build(walls)[1]:
        o.visible_shadow = o.visible_diffuse = False


def panels(d, xs, ys, z, w=1200, l=420, power=300, colour='#f3f8ff', emit=6.0, every=2):
    """Lit panels in the ceiling; below every so many rows hangs the lamp that really gives the light."""
    mat('ceiling-light', '#f4f9ff', .5, 0, emit)
    for x in xs:
        for y in ys:
            d.box('ceiling-light', (x - w / 2, x + w / 2), (y - l / 2, y + l / 2), (z - 20, z - 1), r=0)
    mid = sum(xs) / len(xs)
    for y in ys[::every]:
        lit(mid, y, z - 60, mid, y, 0, max(w, max(xs) - min(xs) + w), power, colour, l * 2)


def tray(d, x, y, z, m='galv'):
    """Cable tray along y: two sides, rungs, three cables and hangers."""
    x0, x1 = x
    for s in (x0, x1):
        d.box(m, (s - 8, s + 8), y, (z, z + 90), r=0)
    n = int((y[1] - y[0]) / 300)
    for i in range(n):
        d.box(m, (x0, x1), (y[0] + i * 300, y[0] + i * 300 + 30), (z, z + 12), r=0)
    for k in range(3):
        c = x0 + (x1 - x0) * (k + .8) / 3.6
        d.cyl(('rubber', 'navy', 'rubber')[k], (c, y[0], z + 42), 28, y[1] - y[0], '+y', 0, 12)


def pipe(d, m, points, r, flanges=(), seg=24):
    """Straight pipes from corner to corner (each along one axis), with round corners and flanges."""
    for a, b in zip(points, points[1:]):
        i = max(range(3), key=lambda k: abs(b[k] - a[k]))
        s = 1 if b[i] > a[i] else -1
        length = abs(b[i] - a[i])
        axis = ('+' if s > 0 else '-') + 'xyz'[i]
        d.cyl(m, a, r, length, axis, 0, seg)
        for t in flanges:
            c = list(a)
            c[i] += s * length * t
            d.cyl(m, tuple(c), r * 1.45, r * .22, axis, 2, seg)
            c[i] += s * r * .26
            d.cyl(m, tuple(c), r * 1.45, r * .22, axis, 2, seg)
    for c in points[1:-1]:
        d.lathe(m, (c[0], c[1], c[2] - r), [(0, 0)] + [(r * (1 - (1 - k / 4) ** 2) ** .5, r * k / 4) for k in range(1, 8)] + [(0, 2 * r)], '+z', seg, 0)


def hazard(d, x, y, z=(0, 3), step=240):
    """Yellow and black stripes on the floor along y."""
    mat('hazard-yellow', '#f0b400', .5), mat('hazard-black', '#20242a', .5)
    d.box('hazard-yellow', x, y, z, r=0)
    n = int((y[1] - y[0]) / step)
    for i in range(n):
        a = y[0] + i * step
        d.slab('hazard-black', [(x[0], a), (x[1], a + step * .4), (x[1], a + step * .9), (x[0], a + step * .5)], (z[0], z[1] + 1), cr=0, r=0)


def window_row(d, xs, y, z, w, m='daylight', frame='window-frame'):
    """Bright windows in a wall that looks at the camera (its front at y)."""
    mat('daylight', '#dcefff', .5, 0, 2.6), mat('window-frame', '#7d8b98', .4, .3)
    for x in xs:
        d.box(frame, (x - w / 2 - 60, x + w / 2 + 60), (y - 40, y), (z[0] - 60, z[1] + 60), r=0)
        d.box(m, (x - w / 2, x + w / 2), (y - 46, y - 38), z, r=0)
        d.box(frame, (x - 20, x + 20), (y - 60, y - 40), z, r=0)
