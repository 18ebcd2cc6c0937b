"""Solids in a scene: their colours, copies and places.

Lengths in millimetres."""
import math
import bpy
from mathutils import Matrix
from kit import blend
from kit.blend import S
from kit.core import Device
from kit.materials import PALETTE


def mat(name, hexa, rough=.5, metal=0, emit=0, spec=.5):
    PALETTE[name] = (hexa, rough, metal, spec, {'emit': emit} if emit else {})
    return name


def joined(dev):
    root, obs = blend.build(dev, parent=False)
    bpy.data.objects.remove(root)
    dg = bpy.context.evaluated_depsgraph_get()
    for o in obs:
        if o.modifiers:
            o.modifiers.clear()
    bpy.ops.object.select_all(action='DESELECT')
    # single-user data so that join works
    for o in obs:
        if o.data.users > 1:
            o.data = o.data.copy()
        o.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]
    bpy.ops.object.join()
    ob = bpy.context.view_layer.objects.active
    ob.data.use_auto_smooth = True
    return ob


def place(ob, spots):
    """Linked copies at (x, y, z, rotation about Z in degrees[, scale]). The first spot uses the object itself."""
    base = ob.matrix_world.copy()
    out = []
    for i, s in enumerate(spots):
        o = ob if i == 0 else ob.copy()
        if i:
            bpy.context.scene.collection.objects.link(o)
        k = s[4] if len(s) > 4 else 1
        o.matrix_world = Matrix.Translation([v * S for v in s[:3]]) @ Matrix.Rotation(math.radians(s[3]), 4, 'Z') @ Matrix.Scale(k, 4) @ base
        out.append(o)
    return out


def swap(ob, name, material):
    for i, sl in enumerate(ob.material_slots):
        if sl.material and sl.material.name == name:
            sl.material = material
    return ob


def box_obj(x, y, z, material, r=0):
    mat('tmp', '#888888')
    d = Device('b', 'b')
    d.box('tmp', x, y, z, r=r)
    # origin at the box centre so that Generated/Object coordinates behave
    o = joined(d)
    o.data.materials.clear()
    o.data.materials.append(material if not isinstance(material, str) else blend.material(material))
    return o


def catalogued(name, spots):
    """Copies of a device of the catalogue; it stands on z with its back at y."""
    import catalog
    return place(joined(catalog.DEVICES[name]()), spots)
