"""What stands far away.

Lengths in millimetres."""
import math
import random
from kit import blend
from kit.core import Device


def hills(rows, seed=1):
    rnd = random.Random(seed)
    for k, (y, h, base, m) in enumerate(rows):
        pts, x = [(-900000, -20000)], -900000
        ph = [rnd.uniform(0, 6.28) for _ in range(4)]
        while x <= 900000:
            z = base + h * (.5 + .28 * math.sin(x / 130000 + ph[0]) + .16 * math.sin(x / 52000 + ph[1]) + .07 * math.sin(x / 19000 + ph[2]))
            pts.append((x, z))
            x += 6000
        pts.append((900000, -20000))
        d = Device('hill', 'h')
        d.prism(m, pts, 'y', (y, y + 1000), r=0)
        blend.build(d)


def turbine(ang=20):
    d = Device('wt', 'w')
    d.lathe('wtw', (0, 0, 0), [(0, 0), (2100, 0), (1150, 80000), (0, 80000)], '+z', 24, 0)
    d.box('wtw', (-1700, 1700), (-3800, 6500), (79200, 82800), r=700)
    d.lathe('wtw', (0, -3800, 81000), [(0, 0), (1700, 0), (1300, 1900), (0, 2900)], '-y', 24, 200)
    for k in range(3):
        pts = [(-900, 900), (1000, 900), (2000, 9000), (1100, 30000), (160, 44000), (-160, 44000), (-650, 9000)]
        d.prism('wtw', [(p[0], p[1] + 81000) for p in pts], 'y', (-5200, -4700), cr=500, r=100, rot=('y', ang + 120 * k, (0, -5000, 81000)))
    return d
