"""Studio: lights, framing, Cycles render, denoise, tone curve, WebP."""
import ctypes
import math
import os
import subprocess
import sys
import tempfile
import time
import bpy
import numpy as np
from mathutils import Vector
from .blend import S
from .places import TMP

HERE = os.path.dirname(os.path.abspath(__file__))
_lib = None


def _nlm():
    global _lib
    if _lib is None:
        so = os.path.join(TMP, 'nlm.so')
        if not os.path.exists(so):
            subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', '-o', so, os.path.join(HERE, 'nlm.c'), '-lm'])
        _lib = ctypes.CDLL(so)
    return _lib


def world(color=(1, 1, 1), strength=.5, horizon=None):
    sc = bpy.context.scene
    w = sc.world or bpy.data.worlds.new('w')
    sc.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputWorld')
    bg = nt.nodes.new('ShaderNodeBackground')
    nt.links.new(bg.outputs[0], out.inputs[0])
    bg.inputs[1].default_value = strength
    if horizon is None:
        bg.inputs[0].default_value = (*color, 1)
    else:                       # list of (elevation 0..1, rgb)
        tc = nt.nodes.new('ShaderNodeTexCoord')
        sp = nt.nodes.new('ShaderNodeSeparateXYZ')
        mr = nt.nodes.new('ShaderNodeMapRange')
        mr.inputs[1].default_value, mr.inputs[2].default_value = -1, 1
        cr = nt.nodes.new('ShaderNodeValToRGB')
        nt.links.new(tc.outputs['Generated'], sp.inputs[0])
        nt.links.new(sp.outputs[2], mr.inputs[0])
        nt.links.new(mr.outputs[0], cr.inputs[0])
        nt.links.new(cr.outputs[0], bg.inputs[0])
        el = cr.color_ramp.elements
        while len(el) > 1:
            el.remove(el[-1])
        el[0].position, el[0].color = horizon[0][0], (*horizon[0][1], 1)
        for pos, c in horizon[1:]:
            e = el.new(pos)
            e.color = (*c, 1)
    return w


def area(loc, target, size, power, color=(1, 1, 1), size_y=None, spread=180, camera=False):
    l = bpy.data.lights.new('a', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y, l.energy, l.color = size, size_y or size, power, color
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = camera
    return o


def product_rig(R, c):
    """The one light set of all catalogue pictures, scaled by the object's radius R."""
    world(strength=1.0, horizon=[(.0, (.44, .445, .46)), (.47, (.40, .405, .42)), (.55, (.27, .275, .29)), (.75, (.37, .375, .385)), (1, (.62, .625, .63))])
    k = R * R
    L = lambda a, e, d: (c[0] + d * R * math.cos(e) * math.sin(a), c[1] - d * R * math.cos(e) * math.cos(a), c[2] + d * R * math.sin(e))
    area(L(-.75, .75, 4.2), c, 3.4 * R, 104 * k)                       # key, high left
    area(L(1.35, .25, 4.0), c, 2.2 * R, 27 * k, size_y=3.6 * R)         # right side fill strip
    area(L(.1, 1.35, 4.0), c, 3.0 * R, 28 * k)                         # top
    area(L(2.6, .45, 4.0), c, 1.2 * R, 42 * k, size_y=3.0 * R)          # back rim
    area(L(.12, -.02, 5.0), c, 2.6 * R, 13 * k)                        # weak front fill


def floor(z=0.0, size=60, catch=False):
    """White sweep under the object: bounces light, or catches the shadow."""
    bpy.ops.mesh.primitive_plane_add(size=size, location=(0, 0, z))
    f = bpy.context.object
    f.is_shadow_catcher = catch
    f.visible_camera = catch
    m = bpy.data.materials.new('floor')
    m.use_nodes = True
    m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (.8, .8, .8, 1)
    m.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .9
    m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
    f.data.materials.append(m)
    return f


def camera(az, el, target, dist, lens=90, dof=None):
    cd = bpy.data.cameras.new('cam')
    cd.lens, cd.sensor_width, cd.sensor_fit = lens, 36, 'HORIZONTAL'
    cd.clip_end = 200000
    cd.clip_start = .05
    o = bpy.data.objects.new('cam', cd)
    bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(el)
    t = Vector(target)
    o.location = t + Vector((math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e))) * dist
    o.rotation_euler = (t - o.location).to_track_quat('-Z', 'Y').to_euler()
    if dof:
        cd.dof.use_dof, cd.dof.focus_distance, cd.dof.aperture_fstop = True, dof[0], dof[1]
    bpy.context.scene.camera = o
    return o


def camera_at(loc, look, lens=35, shift=(0, 0)):
    o = camera(0, 0, look, 1, lens)
    o.location = loc
    o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.data.shift_x, o.data.shift_y = shift
    return o


def frame(points, az, el, aspect=1.0, fill=.8, lens=90, centre=(0, 0)):
    """Put a camera so that all points fill `fill` of the picture, centred by lens shift."""
    P = [Vector(p) for p in points]
    c = sum(P, Vector()) / len(P)
    lo = Vector([min(p[i] for p in P) for i in range(3)])
    hi = Vector([max(p[i] for p in P) for i in range(3)])
    c = (lo + hi) / 2
    R = (hi - lo).length / 2
    d = R * lens / 18 * 1.1
    cam = None
    for _ in range(6):
        if cam:
            bpy.data.objects.remove(cam)
        cam = camera(az, el, c, d, lens)
        bpy.context.view_layer.update()
        m = cam.matrix_world.inverted()
        q = [m @ p for p in P]
        f = lens / 36
        us = [f * p.x / -p.z for p in q]
        vs = [f * p.y / -p.z * aspect for p in q]
        s = max(max(us) - min(us), max(vs) - min(vs)) / fill
        if abs(s - 1) < .004:
            break
        d *= s
    cam.data.shift_x = (max(us) + min(us)) / 2 - centre[0]
    cam.data.shift_y = ((max(vs) + min(vs)) / 2 - centre[1]) / aspect
    return cam


def setup(w, h, spp, transparent=False, bounces=4, threads=None, noise=.02, clamp=4.0):
    sc = bpy.context.scene
    r = sc.render
    r.engine = 'CYCLES'
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    r.film_transparent = transparent
    r.threads_mode = 'FIXED'
    r.threads = threads or int(os.environ.get('ART_THREADS', '2'))
    r.filter_size = 1.25
    r.use_persistent_data = False
    cy = sc.cycles
    cy.device = 'CPU'
    cy.samples, cy.use_adaptive_sampling, cy.adaptive_threshold = spp, True, noise
    cy.adaptive_min_samples = max(8, spp // 4)
    cy.use_denoising = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces, cy.transparent_max_bounces = bounces, bounces - 1, 3, 4, 8
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = clamp
    cy.sample_clamp_direct = 0
    cy.blur_glossy = .5
    cy.use_light_tree = False if hasattr(cy, 'use_light_tree') else None
    sc.view_settings.view_transform = 'Raw'


def tone(x, shoulder=.78, exposure=1.0):
    """Linear -> sRGB with a soft highlight shoulder (whites never clip hard)."""
    x = np.maximum(x * exposure, 0)
    s = shoulder
    y = np.where(x > s, s + (1 - s) * (1 - np.exp(-(x - s) / (1 - s))), x)
    return np.where(y <= .0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-9), 1 / 2.4) - .055)


def render_arrays(depth=False):
    """Render; return (rgba premultiplied linear, albedo, normal) top row first."""
    sc = bpy.context.scene
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    d = tempfile.mkdtemp(dir=TMP)
    fo.base_path = d
    fo.format.file_format, fo.format.color_depth, fo.format.color_mode, fo.format.exr_codec = 'OPEN_EXR', '32', 'RGBA', 'NONE'
    fo.file_slots.clear()
    names = [('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal')]
    if depth:
        vl.use_pass_z = True
        vl.use_pass_emit = vl.use_pass_environment = True
        names += [('z', 'Depth'), ('e', 'Emit'), ('v', 'Env')]
    for k, s in names:
        fo.file_slots.new(k)
        nt.links.new(rl.outputs[s], fo.inputs[k])
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    sc.render.filepath = os.path.join(d, 'x.png')
    bpy.ops.render.render(write_still=False)
    out = []
    for k, _ in names:
        fn = [f for f in os.listdir(d) if f.startswith(k) and f.endswith('.exr')][0]
        im = bpy.data.images.load(os.path.join(d, fn))
        im.colorspace_settings.name = 'Raw' if 'Raw' in [x.name for x in im.colorspace_settings.bl_rna.properties['name'].enum_items] else 'Non-Color'
        im.alpha_mode = 'CHANNEL_PACKED'
        w, h = im.size
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        out.append(a.reshape(h, w, 4)[::-1].copy())
        bpy.data.images.remove(im)
    import shutil
    shutil.rmtree(d)
    return out


def denoise(c, a, n, R=6, P=1, kc=9.0, kf=60.0):
    h, w = c.shape[:2]
    alb = np.clip(a[..., :3], 0, 4)
    dem = np.where(alb > .015, alb, 1.0).astype(np.float32)
    # pixels without surface keep albedo 1
    irr = np.ascontiguousarray(np.concatenate([c[..., :3] / (dem + .02), c[..., 3:4]], 2).astype(np.float32))
    feat = np.ascontiguousarray(np.concatenate([np.sqrt(np.clip(alb, 0, 1)) * 1.5, n[..., :3] * .9, c[..., 3:4] * .15], 2).astype(np.float32))
    out = np.empty_like(irr)
    f = ctypes.POINTER(ctypes.c_float)
    _nlm().nlm(irr.ctypes.data_as(f), feat.ctypes.data_as(f), out.ctypes.data_as(f), w, h, R, P, ctypes.c_float(kc), ctypes.c_float(kf))
    res = out.copy()
    res[..., :3] = out[..., :3] * (dem + .02)
    return res


def save_rgba(path, arr8):
    """Write PNG without extra packages."""
    import struct
    import zlib
    h, w, ch = arr8.shape
    raw = np.concatenate([np.zeros((h, 1), np.uint8), arr8.reshape(h, w * ch)], 1).tobytes()
    ck = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + ck(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6 if ch == 4 else 2, 0, 0, 0)) + ck(b'IDAT', zlib.compress(raw, 6)) + ck(b'IEND', b''))


def finish(path_png, transparent, exposure=1.0, shoulder=.78, grade=None, dn=True, under=None, **dk):
    t = time.time()
    c, a, n = render_arrays()
    t1 = time.time()
    if dn:
        c = denoise(c, a, n, **dk)
    al = np.clip(c[..., 3:4], 0, 1)
    rgb = c[..., :3]
    if transparent:
        rgb = rgb / np.maximum(al, 1e-4)
    if grade:
        rgb = grade(rgb)
    out = tone(rgb, shoulder, exposure)
    if under is not None:       # shadow layer (alpha of black) below the object
        sh = np.clip(under, 0, 1) * (1 - al)
        ao = al + sh
        out = out * al / np.maximum(ao, 1e-4)
        al = ao
    rng = np.random.default_rng(1)
    out = out + (rng.random(out.shape) - .5) / 255
    if transparent:
        out = np.concatenate([out, al], 2)
    save_rgba(path_png, (np.clip(out, 0, 1) * 255 + .5).astype(np.uint8))
    print('RENDERED %s render %.1fs post %.1fs' % (path_png, t1 - t, time.time() - t1), flush=True)


def shadow_alpha(size, obs, fl, spp=96):
    """Low-resolution soft shadow of the objects on the floor, as alpha at full size."""
    for o in obs:
        o.visible_camera = False
    fl.is_shadow_catcher, fl.visible_camera = True, True
    q = size // 5
    setup(q, q, spp, transparent=True, bounces=2, noise=.01)
    c, a, n = render_arrays()
    al = np.clip(c[..., 3], 0, 1)
    k = np.array([1, 4, 6, 4, 1], np.float32) / 16
    for _ in range(2):
        p = np.pad(al, 2, mode='edge')
        al = sum(k[i] * p[i:i + q, 2:-2] for i in range(5))
        p = np.pad(al, 2, mode='edge')
        al = sum(k[i] * p[2:-2, i:i + q] for i in range(5))
    # bilinear upscale, then fade the far residue to zero
    x = (np.arange(size) + .5) * q / size - .5
    i0 = np.clip(np.floor(x).astype(int), 0, q - 1)
    i1 = np.clip(i0 + 1, 0, q - 1)
    f = np.clip(x - i0, 0, 1)
    al = al[i0] * (1 - f)[:, None] + al[i1] * f[:, None]
    al = al[:, i0] * (1 - f)[None] + al[:, i1] * f[None]
    al = np.clip((al - .14) / .86, 0, 1)
    e = np.clip(np.minimum(np.arange(size), size - 1 - np.arange(size)) / (.05 * size), 0, 1)
    for o in obs:
        o.visible_camera = True
    fl.is_shadow_catcher, fl.visible_camera = False, False
    return (al * .62 * e[:, None] * e[None])[..., None]


def despeckle(c, k=1.35):
    """Pull single bright outliers (fireflies) down to the third-brightest of their 3x3 block."""
    l = c[..., :3].max(2)
    p = np.pad(l, 1, mode='edge')
    h, w = l.shape
    st = np.sort(np.stack([p[i:i + h, j:j + w] for i in range(3) for j in range(3)]), axis=0)
    cap = st[6] * k + .004
    f = np.where(l > cap, cap / np.maximum(l, 1e-6), 1)
    c = c.copy()
    c[..., :3] *= f[..., None]
    return c


def blur(a, r):
    """Three box blurs along both axes (a: h x w x c)."""
    for _ in range(3):
        for ax in (0, 1):
            n = a.shape[ax]
            p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode='edge')
            cs = np.cumsum(p, axis=ax, dtype=np.float64)
            hi = np.take(cs, np.arange(2 * r + 1, 2 * r + 1 + n), axis=ax)
            lo = np.take(cs, np.arange(0, n), axis=ax)
            a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a


def finish_scene(path_png, exposure=1.0, fog=None, bloom=.12, thresh=.9, vignette=.18, left=None, tint=None, shoulder=.62, sat=1.0, R=7, kc=7.0):
    """Banner finishing: denoise, depth haze, bloom, calm left side, vignette."""
    t = time.time()
    c, a, n, z, e, v = render_arrays(depth=True)
    t1 = time.time()
    own = e[..., :3] + v[..., :3]               # what glows by itself stays crisp
    c[..., :3] = np.maximum(c[..., :3] - own, 0)
    c = despeckle(despeckle(c))
    rgb = (denoise(c, a, n, R=R, kc=kc)[..., :3] + own) * exposure
    h, w = rgb.shape[:2]
    z = z[..., 0]
    if fog:
        col, near, dens, sky = fog
        f = 1 - np.exp(-np.maximum(z - near, 0) * dens)
        f = np.where(z > 1e6, sky, f)[..., None]
        rgb = rgb * (1 - f) + np.array(col, np.float32) * f
    if bloom:
        b = np.clip(rgb - thresh, 0, 4)
        rgb = rgb + bloom * (blur(b, max(2, w // 260)) + .8 * blur(b, w // 70) + .5 * blur(b, w // 22))
    u, v = np.meshgrid((np.arange(w) + .5) / w, (np.arange(h) + .5) / h)
    if left:
        col, amount, edge, start = (tuple(left) + (0.0,))[:4]
        rgb = np.minimum(rgb, 1.6)
        m = np.clip((edge - u) / (edge - start), 0, 1)
        m = (m * m * (3 - 2 * m) * amount)[..., None]
        rgb = rgb * (1 - m) + np.array(col, np.float32) * m
    if vignette:
        d = ((u - .5) ** 2 + (v - .5) ** 2 * .8) / .5
        rgb = rgb * (1 - vignette * d[..., None])
    if sat != 1.0:
        l = (rgb @ np.array([.2126, .7152, .0722], np.float32))[..., None]
        rgb = np.maximum(l + (rgb - l) * sat, 0)
    if tint:
        rgb = rgb * np.array(tint, np.float32)
    out = tone(rgb, shoulder, 1.0)
    rng = np.random.default_rng(3)
    out = out + (rng.random(out.shape) - .5) * 1.6 / 255
    save_rgba(path_png, (np.clip(out, 0, 1) * 255 + .5).astype(np.uint8))
    print('RENDERED %s render %.1fs post %.1fs' % (path_png, t1 - t, time.time() - t1), flush=True)
