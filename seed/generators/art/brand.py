"""/usr/bin/python3 brand.py : file types, logo and illustrations to public/art (fontTools only for the logo's Chinese glyph outlines).

The line icons are drawn by hand: src/components/icon/svg is their source."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.places import made

# file types: page with a coloured band, lettering drawn as strokes
GL = {'P': 'M0 5V0h1.700a1.500 1.500 0 0 1 0 3H0', 'D': 'M0 0v5h1.300a2.200 2.200 0 0 0 2-2.500 2.200 2.200 0 0 0-2-2.500z', 'F': 'M3 0H0v5M0 2.400h2.500', 'O': 'M1.700 0a1.700 2.500 0 1 0 .01 0z', 'C': 'M3.200.8A1.700 2.500 0 1 0 3.200 4.200',
      'Z': 'M0 0h3.200L0 5h3.200', 'I': 'M.5 0v5', 'W': 'M0 0l1.100 5 1.100-4 1.100 4 1.100-5', 'G': 'M3.300.8a1.700 2.500 0 1 0 0 3.400V2.700H2', 'S': 'M3 .7C2.600.2 2.100 0 1.600 0 .8 0 .2.5.2 1.200c0 1.700 2.900.9 2.900 2.600C3.100 4.500 2.500 5 1.600 5 1 5 .4 4.800 0 4.200', 'T': 'M0 0h3.400M1.700 0v5', 'E': 'M3 0H0v5h3M0 2.400h2.500', 'X': 'M0 0l3.200 5M3.200 0 0 5', 'L': 'M0 0v5h2.800'}
WD = {'I': 1.0, 'W': 4.4, 'O': 3.4, 'D': 3.3, 'L': 2.8, 'E': 3.0, 'F': 3.0}
TYPES = {'pdf': '#d3343c', 'doc': '#2b6fd6', 'zip': '#c98a12', 'dwg': '#0f8a7e', 'step': '#5b55c9', 'xls': '#1f8f4d'}
for n, col in TYPES.items():
    t = n.upper()
    w = sum(WD.get(c, 3.2) for c in t) + 1.2 * (len(t) - 1)
    x = 15.5 - w / 2
    g = ''
    for c in t:
        g += '<path transform="translate(%.2f 22.500)" d="%s"/>' % (x, GL[c])
        x += WD.get(c, 3.2) + 1.2
    open(made('public/art', 'file-%s.svg' % n), 'w').write(
        '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="36" viewBox="0 0 32 36"><path d="M5 1.500h15l8 8V33a1.500 1.500 0 0 1-1.500 1.500h-21.500A1.500 1.500 0 0 1 3.500 33V3A1.500 1.500 0 0 1 5 1.500z" fill="#fff" stroke="#c3ccd6" stroke-width="1.200"/><path d="M20 1.500v6.500a1.500 1.500 0 0 0 1.500 1.500H28z" fill="#e8edf3" stroke="#c3ccd6" stroke-width="1.200" stroke-linejoin="round"/><rect x="1" y="19.500" width="29" height="11" rx="2" fill="%s"/><g fill="none" stroke="#fff" stroke-width="1.200" stroke-linecap="round" stroke-linejoin="round">%s</g><path d="M8 13.500h9M8 9.500h6" stroke="#c3ccd6" stroke-width="1.400" stroke-linecap="round"/></svg>\n' % (col, g))

# logo -------------------------------------------------------------------------
MARK = '<path d="M10 0h28a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38V10A10 10 0 0 1 10 0z" fill="{bg}"/><path d="M11 10h7v13.200L30 15.400V10h7v28h-7V23.600L18 31.400V38h-7z" fill="{fg}"/><circle cx="33.500" cy="10" r="0" fill="{fg}"/>'
# HELVO as geometric letterforms, cap height 20, stroke 4.2
LET = ['M0 0h4.200v7.900h8.200V0h4.200v20h-4.200v-8.300H4.200V20H0z', 'M0 0h13.800v3.900H4.200v4.200h8.600v3.800H4.200v4.200h9.800V20H0z', 'M0 0h4.200v16.100h9V20H0z', 'M0 0h4.600l4.700 14.400L14 0h4.500l-6.900 20H6.900z',
       'M10.400-.3A10.200 10.300 0 1 1 10.400 20.300 10.200 10.300 0 0 1 10.400-.3zm0 3.900a6 6.400 0 1 0 0 12.800 6 6.400 0 0 0 0-12.800z']
ADV = [19.4, 16.2, 14.4, 19.2, 20.8]


def helvo(x, y, k, fill, track=1.4):
    s, cx = '', 0
    for p, a in zip(LET, ADV):
        s += '<path fill-rule="evenodd" transform="translate(%.2f %.2f) scale(%.4f)" d="%s"/>' % (x + cx * k, y, k, p)
        cx += a + track
    return '<g fill="%s">%s</g>' % (fill, s), (cx - track) * k


def chinese(text, x, y, size, fill, gap=.06):
    from fontTools.ttLib import TTFont
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen
    f = TTFont('/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc', fontNumber=2)
    gs, cmap, k = f.getGlyphSet(), f.getBestCmap(), size / 1000
    d, cx = '', x
    for ch in text:
        pen = SVGPathPen(gs, ntos=lambda v: ('%.2f' % v).rstrip('0').rstrip('.'))
        gs[cmap[ord(ch)]].draw(TransformPen(pen, (k, 0, 0, -k, cx, y)))
        d += pen.getCommands()
        cx += size * (1 + gap)
    return '<path fill="%s" d="%s"/>' % (fill, d), cx - x


def logo(name, bg, fg, c1, c2):
    cn, w = chinese('恒沃电气', 60, 24.5, 25, c1)
    k = .70                                    # HELVO is tracked out to the width of the Chinese line
    track = ((w - 4.5) / k - sum(ADV)) / 4
    s, hw = helvo(61.5, 32.6, k, c2, track)
    W = 60 + max(w, hw) + 1
    open(made('public/art', name), 'w').write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.1f 48" role="img" aria-label="恒沃电气 HELVO"><g>%s</g>%s%s</svg>\n' % (W, MARK.format(bg=bg, fg=fg), cn, s))


logo('logo.svg', '#0b5fd7', '#fff', '#10233f', '#0b5fd7')
logo('logo-white.svg', '#fff', '#0b5fd7', '#fff', '#fff')
open(made('public/art', 'logo-mark.svg'), 'w').write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">%s</svg>\n' % MARK.format(bg='#0b5fd7', fg='#fff'))

# illustrations ------------------------------------------------------------------
open(made('public/art', 'no-data.svg'), 'w').write('''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" fill="none" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="160" cy="206" rx="122" ry="16" fill="#eaf1fa"/><circle cx="62" cy="70" r="26" fill="#f1f6fc"/><circle cx="262" cy="52" r="18" fill="#f1f6fc"/>
<g stroke="#9db6d4" stroke-width="2"><path d="M96 66h96a6 6 0 0 1 6 6v124a6 6 0 0 1-6 6H96a6 6 0 0 1-6-6V72a6 6 0 0 1 6-6z" fill="#fff"/><path d="M90 92h108" /><path d="M96 66h96a6 6 0 0 1 6 6v20H90V72a6 6 0 0 1 6-6z" fill="#dce9f8"/></g>
<path d="M100 79h34" stroke="#0b5fd7" stroke-width="5"/><circle cx="176" cy="79" r="3.500" fill="#9db6d4"/><circle cx="187" cy="79" r="3.500" fill="#9db6d4"/>
<g stroke="#c3d3e6" stroke-width="2"><rect x="102" y="104" width="24" height="40" rx="3" fill="#f7fafd"/><rect x="132" y="104" width="24" height="40" rx="3" fill="#f7fafd"/><rect x="162" y="104" width="24" height="40" rx="3" fill="#f7fafd" stroke-dasharray="4 4"/><path d="M102 158h84M102 170h62M102 182h74"/></g>
<path d="M114 116v8M144 116v8" stroke="#0b5fd7" stroke-width="6"/>
<circle cx="216" cy="150" r="36" fill="#fff" fill-opacity=".86" stroke="#0b5fd7" stroke-width="5"/><path d="m242 177 26 26" stroke="#0b5fd7" stroke-width="10"/><path d="m203 140 0 .1M229 140l0 .1" stroke="#5b7fa8" stroke-width="5"/><path d="M203 164c4-6 9-8 13-8s9 2 13 8" stroke="#5b7fa8" stroke-width="3.500"/>
<path d="M54 118v14M47 125h14M272 96v10M267 101h10" stroke="#b9cfe8" stroke-width="2.500"/></svg>
''')
