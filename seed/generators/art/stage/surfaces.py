"""Materials that need more than a colour: glowing backdrops, facades with lit windows.

Lengths in millimetres."""
import bpy
from mathutils import Vector
from kit.blend import S
from kit.materials import srgb


def ramp_wall(name, stops, axis='z', emit=1.0):
    """Emissive backdrop material with a vertical gradient (generated coordinates)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    em = nt.nodes.new('ShaderNodeEmission')
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    cr = nt.nodes.new('ShaderNodeValToRGB')
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    nt.links.new(sp.outputs['xyz'.index(axis)], cr.inputs[0])
    nt.links.new(cr.outputs[0], em.inputs[0])
    nt.links.new(em.outputs[0], out.inputs[0])
    em.inputs[1].default_value = emit
    el = cr.color_ramp.elements
    el[0].position, el[0].color = stops[0][0], (*stops[0][1], 1)
    el[1].position, el[1].color = stops[-1][0], (*stops[-1][1], 1)
    for p, c in stops[1:-1]:
        e = el.new(p)
        e.color = (*c, 1)
    return m


def windows(name, wall='#1a2436', pitch=3000, floor=3600, share=.45, strength=2.2, glass=True, warm='#ffd9a0', cool='#bfe0ff', frame=.16):
    """Facade material: a grid of windows, some of them lit."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    b = nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*srgb(wall), 1)
    b.inputs['Roughness'].default_value = .25 if glass else .7
    tc, geo, oi = N('ShaderNodeTexCoord'), N('ShaderNodeNewGeometry'), N('ShaderNodeObjectInfo')
    sp, sn = N('ShaderNodeSeparateXYZ'), N('ShaderNodeSeparateXYZ')
    L(tc.outputs['Object'], sp.inputs[0])
    L(geo.outputs['Normal'], sn.inputs[0])

    def math_(op, a, b_=None, v=None):
        n = N('ShaderNodeMath')
        n.operation = op
        L(a, n.inputs[0]) if hasattr(a, 'is_output') else setattr(n.inputs[0], 'default_value', a)
        if b_ is not None:
            L(b_, n.inputs[1]) if hasattr(b_, 'is_output') else setattr(n.inputs[1], 'default_value', b_)
        return n.outputs[0]
    ax = math_('ABSOLUTE', sn.outputs[0])
    side = math_('GREATER_THAN', ax, .5)
    top = math_('LESS_THAN', math_('ABSOLUTE', sn.outputs[2]), .5)
    hx = math_('ADD', math_('MULTIPLY', sp.outputs[0], math_('SUBTRACT', 1.0, side)), math_('MULTIPLY', sp.outputs[1], side))
    u = math_('DIVIDE', hx, pitch * S)
    v = math_('DIVIDE', sp.outputs[2], floor * S)
    fu, fv = math_('FRACT', u), math_('FRACT', v)
    inside = math_('MULTIPLY', math_('MULTIPLY', math_('GREATER_THAN', fu, frame), math_('LESS_THAN', fu, 1 - frame)),
                   math_('MULTIPLY', math_('GREATER_THAN', fv, .22), math_('LESS_THAN', fv, .86)))
    cb = N('ShaderNodeCombineXYZ')
    L(math_('FLOOR', u), cb.inputs[0])
    L(math_('FLOOR', v), cb.inputs[1])
    L(math_('ADD', math_('MULTIPLY', oi.outputs['Random'], 97.0), side), cb.inputs[2])
    wn = N('ShaderNodeTexWhiteNoise')
    L(cb.outputs[0], wn.inputs['Vector'])
    on = math_('LESS_THAN', wn.outputs['Value'], share)
    mask = math_('MULTIPLY', math_('MULTIPLY', inside, on), top)
    sc_ = N('ShaderNodeSeparateColor')
    L(wn.outputs['Color'], sc_.inputs[0])
    mix = N('ShaderNodeMixRGB')
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*srgb(warm), 1), (*srgb(cool), 1)
    L(math_('GREATER_THAN', sc_.outputs[1], .62), mix.inputs[0])
    L(mix.outputs[0], b.inputs['Emission'])
    L(math_('MULTIPLY', math_('MULTIPLY', mask, strength), math_('ADD', .25, sc_.outputs[2])), b.inputs['Emission Strength'])
    return m
