"""Fuse-switch-disconnectors for NH fuse-links: three poles, one lid that carries the fuse-links."""
from kit.core import Device


def fuse_switch(rating=160, slug=None):
    big = rating > 160
    #           width, height, depth of body, of grip, fuse size
    W, H, D, G, size = (210.0, 272.0, 96.0, 128.0, 'NH2') if big else (106.0, 192.0, 62.0, 83.0, 'NH00')
    k = W / 106.0 * (.82 if big else 1)          # scale of printed matter and small parts
    d = Device(slug or 'fuse-switch-%d' % rating, 'Fuse-switch-disconnector %dA' % rating, dict(w=W, h=H, d=G, pitch=W / 3.2), view={'hero': (28, 18)})
    a, w = H / 2, W / 2
    p = W / 3.18                                  # pole pitch
    with d.at(z=a):
        zl = .345 * H                            # the lid covers -zl .. zl
        # base with terminal chambers
        b = d.prof('dark', [(0, -a), (-.50 * D, -a), (-.56 * D, -a + 3), (-.56 * D, a - 3), (-.50 * D, a), (0, a)], (-w, w), cr=2, r=1.4)
        for i in range(3):
            x = (i - 1) * p
            for s in (1, -1):
                b.cut_box((x - .40 * p, x + .40 * p), (-.60 * D, -.24 * D), (s * (a + 3), s * (zl + 2)), r=0, axis='z')
                z = s * (zl + (a - zl) * .52)
                if big:
                    d.box('copper', (x - .26 * p, x + .26 * p), (-.30 * D, -.24 * D), (s * (zl + 1), s * (a + 2)), r=.8)
                    d.cyl('zinc', (x, -.30 * D, s * (a - 13)), 12, 1.8)
                    d.screw((x, -.30 * D - 2.2, s * (a - 13)), 9, head='hex')
                else:
                    d.box('zinc', (x - .27 * p, x + .27 * p), (-.40 * D, -.25 * D), (s * (zl + 1), s * (a - 2)), r=.8)
                    d.screw((x, -.40 * D - .6, z), 5.6, head='hex')
                d.text(('L1', 'L2', 'L3')[i] if s > 0 else ('T1', 'T2', 'T3')[i], (x - .5 * p + (.0 if i else .03 * p), -.56 * D - .1, z), 3.6 * k, 'inkw') if False else None
        for x in (-p / 2, p / 2):                 # phase walls
            for s in (1, -1):
                d.box('black', (x - .9 * k, x + .9 * k), (-.66 * D, -2), (s * (zl + 2), s * (a + (9 if big else 4))), r=.4)
        # lid: raised box with slanted ends and three windows
        y0, y1 = -.56 * D, -D
        lid = d.prof('shell', [(y0, -zl), (y0 - 5 * k, -zl), (y1, -zl + 9 * k), (y1, zl - 9 * k), (y0 - 5 * k, zl), (y0, zl)], (-w + 1.5, w - 1.5), cr=2.2 * k, r=1.6 * k)
        wz0, wz1 = -zl + 30 * k, zl - 42 * k
        for i in range(3):
            x = (i - 1) * p
            lid.cut_box((x - .31 * p, x + .31 * p), (y1 - 2, y1 + 13 * k), (wz0, wz1), r=2 * k)
            zc, hz = (wz0 + wz1) / 2, (wz1 - wz0) / 2
            d.box('hole', (x - .305 * p, x + .305 * p), (y1 + 12.4 * k, y1 + 12.9 * k), (wz0 + .3, wz1 - .3), r=0)
            d.box('white', (x - .22 * p, x + .22 * p), (y1 + 4.5 * k, y1 + 12 * k), (zc - hz * .66, zc + hz * .66), r=1.2 * k)      # ceramic fuse-link
            for s in (1, -1):
                d.box('silver', (x - .235 * p, x + .235 * p), (y1 + 4 * k, y1 + 12 * k), (zc + s * hz * .66, zc + s * hz * .78), r=.5)
                d.box('steel', (x - .06 * p, x + .06 * p), (y1 + 6 * k, y1 + 11 * k), (zc + s * hz * .78, zc + s * hz * .97), r=.3)
            d.box('navy', (x - .22 * p, x + .22 * p), (y1 + 4.3 * k, y1 + 6 * k), (zc - hz * .34, zc + hz * .34), r=0)
            d.text(size, (x, y1 + 4.2 * k, zc + hz * .12), 4.2 * k, 'inkw')
            d.text('gG %dA' % rating, (x, y1 + 4.2 * k, zc - hz * .16), 3.3 * k, 'inkw', font='sans')
            d.box('red', (x - 1.4 * k, x + 1.4 * k), (y1 + 4.0 * k, y1 + 5 * k), (zc + hz * .46, zc + hz * .53), r=.1)     # blown-fuse mark
            d.box('glass', (x - .305 * p, x + .305 * p), (y1 + .6, y1 + 1.5), (wz0 + .3, wz1 - .3), r=0)
            d.text(('L1', 'L2', 'L3')[i], (x, y1 - .1, wz0 - 5.5 * k), 3.6 * k, 'ink')
        # brand plate, data
        d.box('plateb', (-w + 7 * k, w - 7 * k), (y1 - .25, y1 + .6), (wz1 + 4 * k, wz1 + 12.5 * k), r=.1, cr=.8 * k)
        d.text('HELVO', (-w + 10 * k, y1 - .35, wz1 + 8.2 * k), 4.8 * k, 'inkw', align='l', track=1.1)
        d.text('恒沃电气', (w - 10 * k, y1 - .35, wz1 + 8.2 * k), 3.9 * k, 'inkw', align='r', font='cjk')
        d.text('HGR1-%d' % rating, (-w + 10 * k, y1 - .1, -zl + 16.5 * k), 5.0 * k, 'inkb', align='l')
        d.text('690V~  %dA  AC-22B' % rating, (w - 10 * k, y1 - .1, -zl + 18.3 * k), 2.9 * k, 'ink', align='r', font='sans')
        d.text('IEC 60947-3  Iq 100kA', (w - 10 * k, y1 - .1, -zl + 14 * k), 2.6 * k, 'inkg', align='r', font='sans')
        # pull grip along the upper edge
        gz = zl - 17 * k
        for s in (1, -1):
            d.prof('blue', [(y1 + 3, gz - 7 * k), (-G + 6 * k, gz - 4 * k), (-G, gz - 1 * k), (-G, gz + 4 * k), (-G + 5 * k, gz + 8 * k), (y1 + 3, gz + 10 * k)], (s * (w - 12 * k), s * (w - 20 * k)), cr=2.4 * k, r=1.2 * k)
        d.prof('blue', [(-G + 9 * k, gz - 3.4 * k), (-G + 1, gz - 1.6 * k), (-G - .6, gz + 1 * k), (-G - .4, gz + 4.5 * k), (-G + 4 * k, gz + 8.6 * k), (-G + 9 * k, gz + 8 * k)], (-w + 12.5 * k, w - 12.5 * k), cr=2.4 * k, r=1.6 * k)
        for j in range(9 if not big else 13):
            n = 9 if not big else 13
            x = (-w + 26 * k) + (2 * w - 52 * k) * j / (n - 1)
            d.box('navy', (x - 1 * k, x + 1 * k), (-G - 1.0, -G + 2), (gz + .4 * k, gz + 4.2 * k), r=.3)
        # hinges and padlock eye
        for s in (1, -1):
            d.cyl('mid', (s * (w - 14 * k) - 6 * k, y0 - 4 * k, -zl - .5 * k), 3.4 * k, 12 * k, '+x', .5, 24)
            for z in (a - 5 * k, -a + 5 * k):
                d.screw((s * (w - 5 * k), -.56 * D, z), 2.6 * k)
    return d


DEVICES = {'fuse-switch-160': fuse_switch, 'fuse-switch-400': lambda: fuse_switch(400)}
