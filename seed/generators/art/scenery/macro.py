"""Close-ups of single devices before a dark blue ground."""
from kit import blend, studio
from kit.blend import S
from kit.core import Device
from kit.materials import srgb
from stage.light import lit
from stage.parts import box_obj, joined, mat, place
from stage.surfaces import ramp_wall
from stage.scene import scene


def macro(nm, az, el, look, dist, lens=85, f=2.8, bg=('#0b3f9a', '#061a44', '#020a1e'), floor='#0a2048', mul=1.0, rows=None):
    import catalog
    dev = catalog.DEVICES[nm]()
    if rows:
        ob = joined(dev)
        place(ob, rows)
    else:
        blend.build(dev)
    mat('sweep2', floor, .25, 0, 0, .6)
    d = Device('f', 'f')
    d.box('sweep2', (-70000, 70000), (-3000, 9000), (-20, 0), r=0)
    blend.build(d)
    w = dev.dims['w'] if not rows else dev.dims['w'] * 2
    k = max(dev.dims['w'], dev.dims['h']) / 100
    box_obj((-70000, 70000), (900 * k ** .5, 910 * k ** .5), (-100, 1800 * k ** .5), ramp_wall('bk', [(0, srgb(bg[0])), (.3, srgb(bg[1])), (1, srgb(bg[2]))]))
    studio.world((.05, .08, .14), .6)
    lit(-260 * k, -300 * k, 420 * k, 0, 0, 40 * k, 260 * k, 26 * k * k * mul, '#f2f6ff')
    lit(380 * k, -60 * k, 200 * k, 0, 0, 40 * k, 160 * k, 22 * k * k * mul, '#a9ccff', 300 * k, gloss=True)
    lit(0, 300 * k, 380 * k, 0, 0, 40 * k, 400 * k, 16 * k * k * mul, '#7fb2ff', 120 * k, gloss=True)
    c = studio.camera(az, el, [v * S for v in look], dist * S, lens)
    return dict(grain=3.5, exposure=1.1, bloom=.08, vignette=.35)


@scene()
def macro_mcb():
    return macro('mcb-3p', 34, 16, (10, -60, 46), 330, mul=.5, rows=[(-112, 0, 0, 0), (-57, 0, 0, 0), (-2, 0, 0, 0), (53, 0, 0, 0), (108, 0, 0, 0)], f=1.2)


@scene()
def macro_acb():
    return macro('acb-2000-3p', 26, 8, (60, -290, 240), 900, f=4, mul=.55)


@scene()
def macro_gateway():
    return macro('smart-breaker-3p', 22, 12, (12, -55, 46), 300, f=1.6, mul=.6)


@scene()
def macro_contactor():
    return macro('contactor-65', 36, 18, (0, -60, 72), 400, f=2.0, mul=.42, rows=[(-80, 0, 0, 0), (0, 0, 0, 0), (80, 0, 0, 0)])


@scene()
def macro_spd():
    return macro('spd-4p', 32, 15, (6, -50, 46), 360, mul=.55, rows=[(-80, 0, 0, 0), (0, 0, 0, 0), (80, 0, 0, 0)])


@scene()
def macro_meter():
    return macro('meter-panel-96', 30, 10, (4, -60, 48), 360, mul=.55, rows=[(-104, 20, 0, 0), (0, 0, 0, 0), (104, 20, 0, 0)])


@scene()
def macro_mccb():
    return macro('mccb-250-3p', 30, 14, (4, -92, 92), 470, mul=.5, rows=[(-116, 0, 0, 0), (0, 0, 0, 0), (116, 0, 0, 0)])


@scene()
def macro_drive():
    return macro('inverter-7k5', 27, 9, (6, -165, 176), 560, mul=.5, rows=[(-152, 0, 0, 0), (0, 0, 0, 0), (152, 0, 0, 0)])


@scene()
def macro_cabinet():
    blend.QUALITY.update(seg=.6, text=2, cap=1)
    return macro('switchgear-gck', 38, 6, (650, -700, 1120), 7000, lens=62, mul=.6)
