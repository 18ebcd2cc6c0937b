"""Machines of factories.

Lengths in millimetres."""
import math
from kit.core import Device


def robot(angles, colour='white'):
    """Six-axis arm as a chain of tapered links; angles in degrees (shoulder, elbow, wrist)."""
    a1, a2, a3 = [math.radians(a) for a in angles]
    d = Device('robot', 'r')
    d.cyl('sheetd', (0, 0, 0), 330, 120, '+z', 12, 40)
    d.lathe(colour, (0, 0, 120), [(0, 0), (270, 0), (250, 260), (210, 330), (0, 330)], '+z', 40, 20)
    p = (0, 520)

    def link(p, ang, l, w0, w1, y, m, t):
        q = (p[0] + l * math.sin(ang), p[1] + l * math.cos(ang))
        n = (math.cos(ang), -math.sin(ang))
        poly = []
        for k in range(13):
            t_ = math.pi * k / 12
            poly.append((p[0] + w0 * (n[0] * math.cos(t_) - math.sin(ang) * math.sin(t_)), p[1] + w0 * (n[1] * math.cos(t_) - math.cos(ang) * math.sin(t_))))
        for k in range(13):
            t_ = math.pi * k / 12
            poly.append((q[0] + w1 * (-n[0] * math.cos(t_) + math.sin(ang) * math.sin(t_)), q[1] + w1 * (-n[1] * math.cos(t_) + math.cos(ang) * math.sin(t_))))
        d.prism(m, poly, 'y', (y - t, y + t), r=18)
        return q
    d.cyl('sheetd', (0, 260, 520), 215, 520, '-y', 16, 40)
    d.cyl('blue', (0, -262, 520), 150, 16, '-y', 6, 40)
    e = link(p, a1, 1050, 190, 145, 0, colour, 130)
    d.cyl('sheetd', (e[0], 220, e[1]), 165, 440, '-y', 14, 36)
    d.cyl('blue', (e[0], -222, e[1]), 110, 14, '-y', 5, 36)
    w = link(e, a1 + a2, 980, 135, 90, 0, colour, 110)
    d.cyl('sheetd', (w[0], 130, w[1]), 100, 260, '-y', 10, 32)
    g = link(w, a1 + a2 + a3, 230, 80, 66, 0, colour, 62)
    ang = a1 + a2 + a3
    h = link(g, ang, 90, 60, 60, 0, 'sheetd', 110)
    for s in (1, -1):
        d.box('black', (h[0] - 16, h[0] + 16), (s * 95 - 18, s * 95 + 18), (h[1] - 190, h[1]), r=6)
    return d
