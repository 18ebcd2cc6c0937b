"""Product family on a dark blue sweep."""
import math
from kit import blend, studio
from kit.blend import S
from kit.core import Device
from kit.materials import srgb
from stage.light import lit
from stage.parts import box_obj, mat
from stage.surfaces import ramp_wall
from stage.scene import Camera, scene


@scene(
    banner=Camera((250, -2750, 450), (250, 0, 200), 56, (-.147, .0)),
    card=Camera((335, -2500, 520), (335, 0, 205), 84),
    card_2=Camera((30, -1120, 300), (215, -100, 78), 70),
)
def family():
    import catalog
    for nm, x, y, rz in (('acb-2000-3p', 430, 230, -6), ('inverter-7k5', 105, 190, 10), ('mccb-250-3p', 10, -40, 16), ('mcb-4p', -88, -150, 20), ('contactor-65', 175, -105, 2),
                         ('spd-4p', 292, -150, -6), ('meter-panel-96', 410, -140, -14), ('gateway-iot', 545, -120, -20), ('motor-breaker', 92, -185, 10), ('mccb-630-3p', 745, 170, -22)):
        root, _ = blend.build(catalog.DEVICES[nm]())
        root.location, root.rotation_euler = (x * S, y * S, 0), (0, 0, math.radians(rz))
    mat('sweep', '#0a2a63', .3, 0, 0, .6)
    d = Device('f', 'f')
    d.box('sweep', (-9000, 9000), (-3000, 6000), (-20, 0), r=0)
    blend.build(d)
    back = box_obj((-9000, 9000), (2600, 2610), (-100, 3600), ramp_wall('bk', [(0, srgb('#061b49')), (.05, srgb('#08296a')), (.16, srgb('#0b3f97')), (.42, srgb('#072358')), (1, srgb('#030d26'))], emit=1.0))
    studio.world((.02, .05, .12), .5)
    lit(-500, -700, 1300, 300, 0, 120, 700, 100, '#eaf2ff')
    lit(1300, -200, 700, 350, 0, 150, 500, 70, '#9cc4ff', 900, gloss=True)
    lit(350, 900, 900, 350, 0, 150, 1500, 75, '#6fa8ff', 300, gloss=True)
    lit(-700, 600, 500, 100, 0, 120, 300, 40, '#4f93ff', 800)
    lit(500, -1600, 250, 400, 0, 150, 900, 16, '#ffffff')
    return dict(grain=3.5, exposure=1.15, bloom=.06, left=((.004, .016, .055), .55, .5), vignette=.25)
