"""What a scene is, and how it becomes a picture."""
import importlib
import os
from dataclasses import dataclass, field
from kit import blend, studio
from kit.blend import S
from kit.materials import PALETTE
from .light import quiet_emitters

SIZES = {'banner': (2880, 1200), 'card': (1280, 960)}
DEVICES_PALETTE = dict(PALETTE)
_scenes = {}


@dataclass
class Camera:
    """Where it stands and what it looks at, in millimetres; the finishing that only this picture has."""
    at: tuple
    to: tuple
    lens: float = 35
    shift: tuple = (0, 0)
    finish: dict = field(default_factory=dict)

    def stand(self):
        studio.camera_at([v * S for v in self.at], [v * S for v in self.to], self.lens, self.shift)


def scene(**cameras):
    """Makes a function a scene; it builds everything and returns the finishing (see studio.finish_scene), the
    bounces of light it needs, and `grain`: how many times the samples of others, if it is lit by small lamps.
    `card_2=Camera(…)` is the camera of the shot card-2, and of banner-2; banner-1 is as wide a picture from where `card` stands."""
    def register(build):
        _scenes[build.__name__.replace('_', '-')] = build, {k.replace('_', '-'): c for k, c in cameras.items()}
        return build
    return register


def find(name):
    """The scene `solar-wind` is in scenery/solar_wind.py."""
    importlib.import_module('scenery.' + name.replace('-', '_'))
    return _scenes[name]


def names():
    for f in sorted(os.listdir(os.path.join(os.path.dirname(__file__), '..', 'scenery'))):
        if f.endswith('.py') and not f.startswith('_'):
            importlib.import_module('scenery.' + f[:-3])
    return list(_scenes)


def render(name, shots, out, scale, spp):
    """Builds a scene once; writes NAME.png for a banner, NAME--card.png or NAME-2--card.png for a card."""
    blend.reset()
    # What a scene calls 'red' or 'sky' is not what the next one's devices mean by it.
    PALETTE.clear(), PALETTE.update(DEVICES_PALETTE)
    blend.QUALITY.update(seg=1.0, text=4, cap=3)
    build, cameras = find(name)
    look = build()
    if 'grain' not in look:         # few samples: a firmer hand in denoising
        look.setdefault('kc', 2.5)
    bounces, samples = look.pop('bounces', 5), int(spp * look.pop('grain', 1))
    quiet_emitters()
    for shot in shots:
        finish = dict(look)
        kind, _, number = shot.partition('-')
        camera = cameras[shot if shot in cameras else 'card' if number == '1' else 'card-' + number]
        camera.stand()
        finish.update(camera.finish)
        if kind != 'banner':        # only banners carry a headline at the left
            finish.pop('left', None)
        w, h = SIZES[kind]
        studio.setup(int(w * scale), int(h * scale), samples, bounces=bounces, noise=float(os.environ.get('ART_NOISE', '.05')), clamp=2.5)
        path = os.path.join(out, name + ('-' + number if number else '') + ('' if kind == 'banner' else '--card') + '.png')
        studio.finish_scene(path, **finish)
