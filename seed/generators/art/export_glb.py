"""blender -b -P export_glb.py -- [--full] [slug ...] : seed/assets/glb/<slug>.glb (metres, Y up, one mesh per material),
small enough to be downloaded, or with --full all there is to see."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from kit import blend
from kit.places import made
import catalog

DEFAULT = ['mcb-1p', 'mcb-3p', 'rcbo-2p', 'rccb-4p', 'mccb-250-3p', 'mccb-630-3p', 'acb-2000-3p', 'contactor-65', 'contactor-205', 'overload-relay', 'motor-breaker', 'ats-63-4p', 'spd-4p', 'isolator-160', 'meter-panel-96', 'inverter-7k5', 'gateway-iot', 'pv-isolator']


def export(slug, lod):
    blend.reset()
    bpy.ops.preferences.addon_enable(module='io_scene_gltf2')
    blend.QUALITY.update(lod)
    dev = catalog.DEVICES[slug]()
    small = lod['min']
    dev.prims = [p for p in dev.prims if not (p.kind == 'text' and p.p['size'] < small)]
    root, obs = blend.build(dev, parent=False)
    bpy.data.objects.remove(root)
    dg = bpy.context.evaluated_depsgraph_get()
    groups = {}
    for o in obs:
        if o.modifiers or o.data.users > 1:
            me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), preserve_all_data_layers=True, depsgraph=dg)
            o.modifiers.clear()
            o.data = me
        groups.setdefault(o.data.materials[0].name, []).append(o)
    parts = []
    for m, objs in groups.items():
        bpy.ops.object.select_all(action='DESELECT')
        for o in objs:
            o.select_set(True)
        bpy.context.view_layer.objects.active = objs[0]
        if len(objs) > 1:
            bpy.ops.object.join()
        ob = bpy.context.view_layer.objects.active
        ob.name = ob.data.name = m
        while len(ob.data.materials) > 1:
            ob.data.materials.pop()
        bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
        parts.append(ob)
    e = bpy.data.objects.new(slug, None)
    bpy.context.scene.collection.objects.link(e)
    for o in parts:
        o.parent = e
    e.scale = (.1, .1, .1)
    f = made('seed/assets/glb', slug + '.glb')
    bpy.ops.export_scene.gltf(filepath=f, export_format='GLB', export_apply=True, export_texcoords=False, export_normals=True, export_materials='EXPORT', export_cameras=False, export_lights=False, export_animations=False, export_yup=True)
    return os.path.getsize(f)


FULL = ({'seg': 1, 'text': 4, 'cap': 3, 'min': 0},)
SMALLER = ({'seg': .6, 'text': 2, 'cap': 2, 'min': 1.6}, {'seg': .5, 'text': 1, 'cap': 1, 'min': 2.2}, {'seg': .4, 'text': 1, 'cap': 1, 'min': 4.0}, {'seg': .3, 'text': 0, 'cap': 1, 'min': 6.0})

args = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
for s in [a for a in args if a != '--full'] or DEFAULT:
    for lod in FULL if '--full' in args else SMALLER:
        n = export(s, lod)
        if n < 590000:
            break
    print('GLB', s, n // 1024, 'kB', lod, flush=True)
