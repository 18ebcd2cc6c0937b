"""Lamps, sun and sky.

Lengths in millimetres."""
import math
import bpy
from mathutils import Vector
from kit import studio
from kit.blend import S
from kit.materials import srgb


def lit(x, y, z, tx, ty, tz, size, power, col='#ffffff', size_y=None, spread=160, gloss=False):
    """Area light; coordinates in mm."""
    o = studio.area((x * S, y * S, z * S), (tx * S, ty * S, tz * S), size * S, power * 25, srgb(col), (size_y or size) * S, spread)
    o.visible_glossy = gloss
    return o


def sun(az, el, power, col='#ffffff', angle=2):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = power, srgb(col), math.radians(angle)
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(el)
    v = Vector((math.cos(e) * math.sin(a), math.cos(e) * math.cos(a), math.sin(e)))
    o.rotation_euler = (-v).to_track_quat('-Z', 'Y').to_euler()


def sky_world(stops, strength=1.0):
    studio.world(strength=strength, horizon=[(p, srgb(c)) for p, c in stops])


def quiet_emitters():
    """Glowing surfaces are seen by the camera and in reflections only; the light itself comes from area lights."""
    for m in bpy.data.materials:
        if not m.use_nodes:
            continue
        nt = m.node_tree
        for n in list(nt.nodes):
            sock = n.inputs.get('Emission Strength') if n.type == 'BSDF_PRINCIPLED' else n.inputs.get('Strength') if n.type == 'EMISSION' else None
            if sock is None or (n.type == 'BSDF_PRINCIPLED' and sock.default_value in (0, 1) and not sock.is_linked and max(n.inputs['Emission'].default_value[:3]) == 0):
                continue
            m.cycles.sample_as_light = False
            if n.type == 'BSDF_PRINCIPLED' and not sock.is_linked and sock.default_value > .3:
                n.inputs['Base Color'].default_value = [v * .12 for v in n.inputs['Base Color'].default_value[:3]] + [1]
            lp, sub, mul = nt.nodes.new('ShaderNodeLightPath'), nt.nodes.new('ShaderNodeMath'), nt.nodes.new('ShaderNodeMath')
            sub.operation, mul.operation = 'SUBTRACT', 'MULTIPLY'
            sub.inputs[0].default_value = 1
            nt.links.new(lp.outputs['Is Diffuse Ray'], sub.inputs[1])
            if sock.is_linked:
                nt.links.new(sock.links[0].from_socket, mul.inputs[0])
            else:
                mul.inputs[0].default_value = sock.default_value
            nt.links.new(sub.outputs[0], mul.inputs[1])
            nt.links.new(mul.outputs[0], sock)


# further card cameras: camera and target in mm, focal length, changes of the finishing
