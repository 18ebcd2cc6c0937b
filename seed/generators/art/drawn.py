"""/usr/bin/python3 drawn.py [portraits badges honours qr] : pictures drawn from code (SVG -> WebP) to seed/assets/media.

Portraits of invented people, certification badges with generic names, honours (plaques, cups, certificates) and real QR codes.
Names of badges and honours come from seed/fixtures/about-page.yaml and group-page.yaml, as far as they exist; the lists below fill the rest.
Needs rsvg-convert, cwebp, python3-qrcode, python3-yaml and Noto Sans CJK."""
import math
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.places import FIXTURES, TMP, made

SANS = "'Noto Sans CJK SC','Liberation Sans',sans-serif"
SERIF = "'Noto Serif CJK SC','Liberation Serif',serif"


def save(path, svg, w, h, q=86, lossless=False):
    src, png = os.path.join(TMP, 'drawn.svg'), os.path.join(TMP, 'drawn.png')
    out = made('seed/assets/media', path)
    with open(src, 'w') as f:
        f.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d">%s</svg>' % (w, h, w, h, svg))
    subprocess.check_call(['rsvg-convert', '-w', str(w), '-h', str(h), '-o', png, src])
    subprocess.check_call(['cwebp', '-quiet', '-m', '6', *(['-lossless'] if lossless else ['-q', str(q), '-alpha_q', '100', '-sharp_yuv']), png, '-o', out])
    print(path, os.path.getsize(out) // 1024, 'kB')


def fixture(name):
    f = os.path.join(FIXTURES, name)
    if not os.path.exists(f):
        return {}
    import yaml
    with open(f) as h:
        return yaml.safe_load(h) or {}


def path(d, fill='none', **kw):
    return '<path d="%s" fill="%s"%s/>' % (d, fill, ''.join(' %s="%s"' % (k.replace('_', '-'), v) for k, v in kw.items()))


def circle(x, y, r, fill, **kw):
    return '<circle cx="%g" cy="%g" r="%g" fill="%s"%s/>' % (x, y, r, fill, ''.join(' %s="%s"' % (k.replace('_', '-'), v) for k, v in kw.items()))


def rect(x, y, w, h, fill, r=0, **kw):
    return '<rect x="%g" y="%g" width="%g" height="%g" rx="%g" fill="%s"%s/>' % (x, y, w, h, r, fill, ''.join(' %s="%s"' % (k.replace('_', '-'), v) for k, v in kw.items()))


def text(x, y, s, size, fill, anchor='middle', weight=700, family=SANS, **kw):
    return '<text x="%g" y="%g" font-size="%g" fill="%s" text-anchor="%s" font-weight="%s" font-family="%s"%s>%s</text>' % (
        x, y, size, fill, anchor, weight, family, ''.join(' %s="%s"' % (k.replace('_', '-'), v) for k, v in kw.items()), s.replace('&', '&amp;').replace('<', '&lt;'))


def gradient(i, stops, x1=0, y1=0, x2=0, y2=1):
    return '<linearGradient id="%s" x1="%g" y1="%g" x2="%g" y2="%g">%s</linearGradient>' % (i, x1, y1, x2, y2, ''.join('<stop offset="%g" stop-color="%s"/>' % s for s in stops))


# --------------------------------------------------------------------------- portraits
# All heads share one frame: face centre x 300, hairline about y 215, eyes y 316, chin y 436.
def face_path(w, jaw, chin):
    """w: half width at the cheeks, jaw: half width at the mouth, chin: y of the chin."""
    return ('M%g 262 C%g 150 %g 150 %g 262 C%g 318 %g 352 %g %g C%g %g %g %g 300 %g C%g %g %g %g %g %g C%g 352 %g 318 %g 262Z' % (
        300 - w, 300 - w, 300 + w, 300 + w, 300 + w + 1, 300 + w - 4, 300 + jaw, chin - 52, 300 + jaw - 16, chin - 18, 326, chin, chin,
        274, chin, 300 - jaw + 16, chin - 18, 300 - jaw, chin - 52, 300 - w + 4, 300 - w - 1, 300 - w))


HAIR = {   # (behind the head, over the forehead); {c} is the hair colour, {d} a darker shade, {l} a lighter one
    'part': ('', '<path d="M196 292 C182 168 236 122 318 126 C398 130 420 196 406 292 C402 296 398 294 396 288 C394 250 384 226 366 212 C318 226 262 216 244 190 C236 214 212 232 206 288 C204 296 199 298 196 292Z" fill="{c}"/>'
                 '<path d="M244 190 C250 166 286 142 330 146 C296 152 262 166 254 194Z" fill="{l}"/>'),
    'crop': ('', '<path d="M198 284 C186 180 228 128 300 128 C372 128 414 180 402 284 C400 292 396 292 394 284 C392 256 390 240 380 222 C340 204 260 204 220 222 C210 240 208 256 206 284 C204 292 200 292 198 284Z" fill="{c}"/>'
                 '<path d="M232 180 C252 150 290 140 330 146 C292 150 258 166 240 196Z" fill="{l}"/>'),
    'quiff': ('', '<path d="M198 288 C186 200 196 150 250 136 C300 104 392 118 408 186 C412 214 408 252 403 288 C400 294 396 292 395 286 C394 252 388 232 374 214 C352 214 300 214 262 192 C248 210 220 216 208 252 C206 264 206 276 205 286 C204 294 200 294 198 288Z" fill="{c}"/>'
                  '<path d="M262 192 C268 168 310 150 366 158 C328 162 292 176 282 198Z" fill="{l}"/>'),
    'grey': ('', '<path d="M197 290 C184 190 222 134 300 134 C378 134 416 190 403 290 C401 297 396 296 394 288 C394 262 390 244 380 228 C366 196 336 186 300 188 C262 186 234 198 220 228 C210 244 206 262 206 288 C204 296 199 297 197 290Z" fill="{c}"/>'
                 '<path d="M222 226 C230 180 268 156 312 158 C278 164 246 184 236 206Z" fill="{l}"/>'),
    'curl': ('', ''.join('<circle cx="%g" cy="%g" r="%g" fill="{c}"/>' % c for c in ((212, 232, 24), (214, 196, 28), (236, 164, 30), (270, 144, 32), (306, 138, 32), (342, 146, 32), (370, 168, 30), (388, 198, 27), (389, 234, 23), (300, 168, 46), (258, 182, 36), (346, 184, 36), (207, 262, 15), (393, 262, 15)))
             + ''.join('<circle cx="%g" cy="%g" r="%g" fill="none" stroke="{l}" stroke-width="4" stroke-linecap="round" stroke-dasharray="26 60" opacity=".75"/>' % c for c in ((246, 168, 17), (290, 150, 18), (336, 158, 17), (368, 192, 14)))),
    'bob': ('<path d="M300 118 C196 118 178 206 176 300 C174 372 172 420 190 446 C230 470 370 470 410 446 C428 420 426 372 424 300 C422 206 404 118 300 118Z" fill="{d}"/>',
            '<path d="M188 330 C172 190 216 122 302 122 C388 122 428 190 412 330 C412 372 420 408 414 444 C400 452 388 446 386 432 C392 380 396 300 380 236 C330 236 270 222 238 192 C226 220 208 240 208 300 C208 360 212 400 214 434 C212 448 200 452 186 444 C180 408 188 372 188 330Z" fill="{c}"/>'
            '<path d="M238 192 C252 160 300 142 350 158 C306 156 268 170 254 202Z" fill="{l}"/>'),
    'tail': ('<path d="M386 176 C446 170 474 236 462 310 C452 376 470 420 452 470 C430 452 420 420 418 376 C416 320 420 250 380 216Z" fill="{d}"/>'
             '<path d="M430 240 C446 290 436 350 446 420" fill="none" stroke="{l}" stroke-width="5" stroke-linecap="round" opacity=".6"/><rect x="384" y="170" width="26" height="44" rx="12" fill="#0b5fd7" transform="rotate(-24 397 192)"/>',
             '<path d="M196 300 C180 182 224 124 304 124 C384 124 420 182 404 300 C402 306 398 304 397 296 C396 262 388 236 366 214 C336 222 316 206 306 190 C290 214 232 216 214 246 C206 264 205 280 204 298 C203 306 198 306 196 300Z" fill="{c}"/>'
             '<path d="M230 206 C242 168 286 144 336 152 C292 156 258 178 246 210Z" fill="{l}"/>'),
    'long': ('<path d="M300 114 C188 114 176 220 172 310 C168 400 150 470 162 560 C200 590 250 596 262 560 L338 560 C350 596 400 590 438 560 C450 470 432 400 428 310 C424 220 412 114 300 114Z" fill="{d}"/>',
             '<path d="M192 360 C172 200 214 118 300 118 C386 118 428 200 408 360 C412 420 434 470 424 552 C404 560 392 548 392 520 C398 470 384 420 392 360 C396 300 388 236 310 176 C280 226 214 232 208 320 C206 400 208 470 208 520 C208 548 196 560 176 552 C166 470 188 420 192 360Z" fill="{c}"/>'
             '<path d="M226 210 C242 166 276 146 302 146 C280 168 260 196 234 216Z" fill="{l}"/><path d="M346 158 C374 178 392 214 396 262" fill="none" stroke="{l}" stroke-width="6" stroke-linecap="round"/>'),
    'bun': ('<circle cx="300" cy="112" r="46" fill="{d}"/><path d="M268 100 C284 82 318 82 332 102" fill="none" stroke="{l}" stroke-width="6" stroke-linecap="round"/>',
            '<path d="M196 292 C182 184 226 128 300 128 C374 128 418 184 404 292 C402 300 397 298 396 290 C394 250 380 214 348 196 C322 186 278 186 252 196 C220 214 206 250 204 290 C203 298 198 300 196 292Z" fill="{c}"/>'
            '<path d="M236 196 C250 166 282 150 320 152 C288 160 262 174 250 198Z" fill="{l}"/>'),
}


def clothes(kind, skin, shade, p):
    """Shoulders and collar; p: colours."""
    body = 'M52 750 C54 626 112 580 206 548 L258 524 L342 524 L394 548 C488 580 546 626 548 750Z'
    o = ''
    if kind == 'suit':
        c, d, shirt, tie = p
        o += path('M232 540 L280 750 L320 750 L368 540 L352 516 L248 516Z', shirt) + path('M250 500 L252 524 C262 560 284 580 300 590 C316 580 338 560 348 524 L350 500Z', shade if not tie else skin)
        if tie:
            o += path('M284 592 L300 580 L316 592 L310 616 L326 750 L274 750 L290 616Z', tie) + path('M284 592 L300 580 L316 592 L310 618 L290 618Z', '#0a2a63', opacity='.28')
        else:
            o += path('M250 516 C260 566 280 596 300 626 C320 596 340 566 350 516Z', skin)
        o += path('M52 750 C54 626 112 580 206 548 L244 528 L286 750Z M548 750 C546 626 488 580 394 548 L356 528 L314 750Z', c)
        o += path('M244 528 L206 566 L226 604 L210 616 L280 720 L286 750 L300 750 L262 600Z', d) + path('M356 528 L394 566 L374 604 L390 616 L320 720 L314 750 L300 750 L338 600Z', d)
        o += (path('M230 538 L250 506 L300 588 L272 622Z M370 538 L350 506 L300 588 L328 622Z', shirt) if tie else path('M230 538 L250 506 L292 606 L266 628Z M370 538 L350 506 L308 606 L334 628Z', shirt)) + (path('M250 506 L300 588 L292 598 L258 540Z M350 506 L300 588 L308 598 L342 540Z', '#8fa3bd', opacity='.30') if tie else '')
    elif kind == 'work':
        c, d, band = p
        o += path(body, c) + path('M256 520 C266 572 286 592 300 602 C314 592 334 572 344 520Z', '#eef2f6') + path('M262 516 C270 560 286 580 300 588 C314 580 330 560 338 516Z', skin)
        o += path('M248 518 L210 546 L248 622 L300 602 C276 586 262 556 256 520Z', d) + path('M352 518 L390 546 L352 622 L300 602 C324 586 338 556 344 520Z', d)
        o += path('M300 602 L300 750', stroke='#06204d', stroke_width=4, opacity='.55') + rect(338, 668, 112, 46, d, 6)
        o += rect(350, 679, 88, 24, '#ffffff', 4) + text(394, 697, 'HELVO', 18, '#0b5fd7', family="'Liberation Sans',sans-serif", letter_spacing='1.5')
        o += path('M66 668 C86 662 110 660 136 664 L132 684 C108 680 84 682 60 690Z', band) + path('M534 668 C514 662 490 660 464 664 L468 684 C492 680 516 682 540 690Z', band)
    elif kind == 'shirt':
        c, d, lan = p
        o += path(body, c) + path('M258 520 C268 572 286 594 300 606 C314 594 332 572 342 520Z', skin)
        o += path('M252 512 L226 546 L262 624 L300 606 C278 588 262 556 258 520Z', d) + path('M348 512 L374 546 L338 624 L300 606 C322 588 338 556 342 520Z', d)
        o += path('M300 606 L300 750', stroke='#5b6a80', stroke_width=3, opacity='.4') + ''.join(circle(300, y, 4.5, '#8c9bb0') for y in (650, 700))
        if lan:
            o += path('M232 552 L288 690 M368 552 L312 690', stroke=lan, stroke_width=9) + rect(262, 684, 76, 66, '#ffffff', 8) + rect(262, 684, 76, 20, lan, 8) + circle(284, 726, 10, '#c3d3ea') + path('M302 718 H328 M302 730 H320', stroke='#8fa3bd', stroke_width=4)
    elif kind == 'coat':
        c, d, inner = p
        o += path(body, c) + path('M250 516 L300 690 L350 516Z', inner) + path('M262 516 C270 566 286 588 300 600 C314 588 330 566 338 516Z', skin)
        o += path('M246 520 L196 560 L222 606 L206 622 L300 750 L300 690Z', d) + path('M354 520 L404 560 L378 606 L394 622 L300 750 L300 690Z', d)
        o += rect(372, 668, 84, 10, '#b8c4d4', 3) + rect(388, 648, 7, 24, '#0b5fd7', 3) + rect(402, 652, 7, 20, '#34424f', 3) + path('M246 520 L300 690 L354 520', stroke='#c2cddb', stroke_width=3)
    elif kind == 'knit':
        c, d, inner = p
        o += path(body, c) + path('M236 532 C244 640 284 664 300 664 C316 664 356 640 364 532 L348 524 L252 524Z', inner) + path('M250 510 C256 576 282 600 300 602 C318 600 344 576 350 510Z', skin)
        o += path('M236 532 C244 642 284 668 300 668 C316 668 356 642 364 532', stroke=d, stroke_width=14) + path('M300 668 V750', stroke=d, stroke_width=12) + ''.join(circle(300, y, 5, '#f4f7fa') for y in (696, 732))
    return o


def portrait(a):
    sk, sh, bl = a['skin']
    hc, hd, hl = a['hair']
    w, jaw, chin = a.get('face', (98, 76, 434))
    back, front = HAIR[a['style']]
    col = lambda s: s.replace('{c}', hc).replace('{d}', hd).replace('{l}', hl)
    b0, b1, disc = a['bg']
    ink = a.get('ink', '#2b2320')
    o = '<defs>' + gradient('bg', [(0, b0), (1, b1)]) + '<clipPath id="face"><path d="%s"/></clipPath><clipPath id="neck"><path d="M252 400 L252 520 C266 566 286 588 300 598 C314 588 334 566 348 520 L348 400Z"/></clipPath></defs>' % face_path(w, jaw, chin)
    o += rect(0, 0, 600, 750, 'url(#bg)') + circle(300, 360, 250, disc, opacity='.55')
    head = '<g transform="translate(300 436) scale(1.07) translate(-300 -396)">'        # the head sits a little lower and larger than its frame
    if a['style'] in ('long', 'bob', 'tail'):
        o += head + col(back) + '</g>'
    o += path('M252 400 L252 520 C266 566 286 588 300 598 C314 588 334 566 348 520 L348 400Z', sk)
    o += '<g clip-path="url(#neck)">%s</g>' % path('M190 440 C224 520 300 544 366 506 L420 440 V400 H190Z', sh)
    o += clothes(*a['wear'][:1], sk, sh, a['wear'][1]) + head
    if a['style'] == 'bun':
        o += col(back)
    # ears
    for s in (-1, 1):
        x = 300 + s * (w + 1)
        o += '<ellipse cx="%g" cy="322" rx="15" ry="25" fill="%s" transform="rotate(%g %g 322)"/>' % (x, sk, s * 6, x)
        o += path('M%g 310 q%g 4 %g 22' % (x + s * 4, -s * 9, -s * 4), stroke=sh, stroke_width=3.5, stroke_linecap='round')
    o += path(face_path(w, jaw, chin), sk)
    o += '<g clip-path="url(#face)">%s%s%s</g>' % (
        path('M420 120 V460 H300 C352 436 384 384 386 300 C388 250 376 216 366 190Z', sh, opacity='.42'),
        '<ellipse cx="%g" cy="362" rx="24" ry="15" fill="%s" opacity=".26"/><ellipse cx="%g" cy="362" rx="24" ry="15" fill="%s" opacity=".26"/>' % (300 - w * .60, bl, 300 + w * .60, bl),
        path('M190 190 C240 250 360 250 410 190 V120 H190Z', sh, opacity='.35'))
    # eyes, brows, nose, mouth
    ex, ey = a.get('eyes', (40, 316))
    for s in (-1, 1):
        x = 300 + s * ex
        o += '<ellipse cx="%g" cy="%g" rx="8.2" ry="%g" fill="%s"/>' % (x, ey, 9.4, ink) + circle(x + 2.8, ey - 3.4, 2.5, '#ffffff')
        o += path('M%g %g Q%g %g %g %g' % (x - s * -16 - s * 32, ey - 5, x - s * 1, ey - 19, x + s * 17, ey - 4), stroke=ink, stroke_width=a.get('lid', 3.4), stroke_linecap='round')
        if a.get('lash'):
            o += path('M%g %g l%g -5' % (x + s * 15, ey - 5, s * 6), stroke=ink, stroke_width=3.4, stroke_linecap='round')
        bw, by = a.get('brow', (8, 286))
        o += path('M%g %g Q%g %g %g %g' % (x - s * 19, by + 3, x + s * 2, by - 10, x + s * 23, by + 3), stroke=a.get('browc', hd), stroke_width=bw, stroke_linecap='round')
    o += path('M303 328 C300 344 293 354 291 362 C293 369 303 370 310 367', stroke=a.get('nose', sh), stroke_width=5, stroke_linecap='round', stroke_linejoin='round')
    lip = a.get('lip', '#b0605a')
    if a.get('mouth') == 'open':
        o += path('M270 388 Q300 396 330 388 Q324 414 300 415 Q276 414 270 388Z', '#ffffff') + path('M268 387 Q300 397 332 387 Q325 417 300 418 Q275 417 268 387Z', stroke=lip, stroke_width=4.5, stroke_linejoin='round')
    else:
        o += path('M272 391 Q300 411 328 391', stroke=lip, stroke_width=5.5, stroke_linecap='round') + path('M288 415 Q300 420 312 415', stroke=sh, stroke_width=3.5, stroke_linecap='round')
    if a.get('age'):
        o += path('M%g 352 Q%g 372 %g 388' % (300 - 42, 300 - 52, 300 - 48), stroke=sh, stroke_width=3.5, stroke_linecap='round') + path('M%g 352 Q%g 372 %g 388' % (342, 352, 348), stroke=sh, stroke_width=3.5, stroke_linecap='round')
        o += path('M236 336 q14 9 28 6 M364 336 q-14 9 -28 6', stroke=sh, stroke_width=3, stroke_linecap='round')
    o += col(front)
    if a.get('helmet'):
        h, hs = a['helmet']
        o += path('M184 266 C178 140 232 92 300 92 C368 92 422 140 416 266 C380 240 220 240 184 266Z', h) + path('M300 92 C368 92 422 140 414 262 C404 253 390 248 374 245 C378 160 352 110 300 92Z', hs, opacity='.5')
        o += path('M176 262 C200 224 400 224 424 262 C428 272 420 276 412 272 C372 250 228 250 188 272 C180 276 172 272 176 262Z', h) + path('M188 272 C228 250 372 250 412 272 C372 262 228 262 188 272Z', '#3c4a5c', opacity='.35')
        o += path('M284 96 C280 130 280 190 284 232 L316 232 C320 190 320 130 316 96 C306 92 294 92 284 96Z', hs, opacity='.38') + rect(272, 168, 56, 30, '#ffffff', 5) + text(300, 190, 'HELVO', 16, '#0b5fd7', family="'Liberation Sans',sans-serif")
    if a.get('glasses'):
        g = a['glasses']
        for s in (-1, 1):
            o += rect(300 + s * ex - 29, ey - 24, 58, 46, '#ffffff', 17, fill_opacity='.14', stroke=g, stroke_width=5)
            o += path('M%g %g L%g %g' % (300 + s * (ex + 29), ey - 6, 300 + s * (w + 2), ey - 10), stroke=g, stroke_width=5)
        o += path('M%g %g Q300 %g %g %g' % (300 - ex + 29, ey - 4, ey - 13, 300 + ex - 29, ey - 4), stroke=g, stroke_width=5)
    return o + '</g>'


FAIR, WARM, TAN, DEEP, ROSE = ('#f6d3b8', '#e6b595', '#f0a58c'), ('#efc3a0', '#d9a27c', '#e8937a'), ('#dfab84', '#c48a62', '#cf7d63'), ('#9a6648', '#7c4d35', '#a8573f'), ('#f8dcca', '#e7bda6', '#f2a596')
BLACK, BROWN, CHEST, GREY = ('#23252c', '#17181d', '#4a4e5a'), ('#3d2b24', '#2b1e19', '#654a3d'), ('#7a4a2b', '#5c3720', '#a06c45'), ('#8d96a1', '#6d7681', '#b5bcc5')
BG = [('#e9f1fb', '#cfe0f5', '#ffffff'), ('#eef2f6', '#d6dfe9', '#ffffff'), ('#dfeafa', '#b9d2f2', '#f4f9ff'), ('#e6edf4', '#c5d3e2', '#fafcfe')]
NAVYSUIT, GREYSUIT = ('#1d3a6b', '#16305c'), ('#4a5666', '#3e4957')
PEOPLE = {
    'staff-1': dict(skin=FAIR, hair=BLACK, style='part', wear=('shirt', ('#b9d1f3', '#d6e4f8', '#0b5fd7')), bg=BG[1], glasses='#27303c', mouth='open'),
    'staff-2': dict(skin=ROSE, hair=BLACK, style='bob', wear=('suit', (*GREYSUIT, '#f7f9fb', None)), bg=BG[2], face=(94, 66, 430), lash=1, lip='#c1525a', brow=(6, 288)),
    'staff-3': dict(skin=TAN, hair=BLACK, style='crop', wear=('work', ('#1c56b0', '#17478f', '#d9e6f5')), bg=BG[1], helmet=('#f4f7fa', '#b9c6d6'), mouth='open', face=(99, 80, 436), brow=(9, 290)),
    'staff-4': dict(skin=FAIR, hair=BROWN, style='tail', wear=('coat', ('#f3f6f9', '#e1e8f0', '#5f8fcf')), bg=BG[2], face=(94, 66, 430), lash=1, lip='#c05a5c', brow=(6, 288), mouth='open'),
    'staff-5': dict(skin=WARM, hair=GREY, style='grey', wear=('work', ('#3f4d60', '#344153', '#8fb4e6')), bg=BG[0], age=1, face=(99, 80, 436), browc='#7c858f'),
    'staff-6': dict(skin=WARM, hair=BROWN, style='long', wear=('knit', ('#7f9cc4', '#6a88b2', '#f4f6f8')), bg=BG[3], face=(94, 66, 430), lash=1, lip='#b9504f', brow=(6, 288)),
    'staff-7': dict(skin=DEEP, hair=('#1d1918', '#141110', '#453a36'), style='curl', wear=('suit', (*NAVYSUIT, '#eef3f9', None)), bg=BG[0], mouth='open', lip='#6d3330', ink='#1c1412', nose='#74472f', face=(97, 77, 436)),
    'staff-8': dict(skin=WARM, hair=('#2d2624', '#201b1a', '#55494a'), style='bun', wear=('work', ('#2a66c4', '#2056a9', '#d9e6f5')), bg=BG[1], face=(95, 68, 431), glasses='#5d3d2a', lash=1, lip='#b9504f', brow=(6, 286), mouth='open'),
    'chairman': dict(skin=WARM, hair=('#8b929c', '#6d757f', '#b9c0c8'), style='quiff', wear=('suit', ('#182a49', '#11203b', '#ffffff', '#0b5fd7')), bg=('#dbe4ef', '#a9bdd6', '#eef4fb'), age=1, glasses='#39424e', face=(99, 80, 437), browc='#6a7079'),
}


def portraits():
    for n, a in PEOPLE.items():
        save('portraits/%s.webp' % n, portrait(a), 600, 750)


# --------------------------------------------------------------------------- badges
BADGES = ['质量管理体系认证', '环境管理体系认证', '职业健康安全管理体系认证', '能源管理体系认证', '强制性产品认证', '自愿性产品认证', '欧盟符合性声明', '北美安全认证', '国际互认测试证书', '船用产品型式认可', '有害物质限制符合性声明', '低碳产品评价证书']
#       shape, dark, light, symbol, line around the rim
STYLE = [('seal', '#0b3f97', '#2f7de6', 'check', 'QUALITY MANAGEMENT SYSTEM'), ('ring', '#0d6b4f', '#2aa77c', 'leaf', 'ENVIRONMENTAL MANAGEMENT'), ('shield', '#12467f', '#3b8bd4', 'cross', ''), ('hexagon', '#0e5a8a', '#2f9ccc', 'bolt', ''),
         ('gear', '#12346b', '#3a6fc4', 'tick', 'COMPULSORY CERTIFICATION'), ('ring', '#24507f', '#5f93cb', 'star', 'VOLUNTARY CERTIFICATION'), ('shield', '#0a2f6b', '#3a72cf', 'stars', ''), ('octagon', '#0b3f97', '#2f7de6', 'plug', ''),
         ('seal', '#0f5f86', '#3aa4cf', 'globe', 'MUTUAL RECOGNITION'), ('ring', '#0c3560', '#3573b4', 'anchor', 'TYPE APPROVAL'), ('hexagon', '#1a7a46', '#49b877', 'flask', ''), ('gear', '#157a5b', '#3fb48d', 'down', 'LOW CARBON PRODUCT'),
         ('octagon', '#1a7a46', '#49b877', 'leaf', '')]
SYMBOL = {   # about the origin, 120 across, white
    'check': '<circle r="50" fill="none" stroke="#fff" stroke-width="9"/><path d="M-24 2 L-6 20 L26 -16" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
    'tick': '<rect x="-46" y="-46" width="92" height="92" rx="16" fill="none" stroke="#fff" stroke-width="9"/><path d="M-24 2 L-6 20 L26 -16" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
    'leaf': '<path d="M46 -50 C54 16 30 50 -8 50 C-36 50 -48 30 -46 8 C-42 -34 6 -38 46 -50Z" fill="#fff"/><path d="M-54 58 C-40 22 -14 2 20 -14" fill="none" stroke="{d}" stroke-width="8" stroke-linecap="round"/><path d="M-54 60 L-40 34" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
    'cross': '<path d="M0 50 C-60 10 -58 -44 -26 -46 C-10 -47 -2 -36 0 -28 C2 -36 10 -47 26 -46 C58 -44 60 10 0 50Z" fill="#fff"/><path d="M0 -22 V26 M-24 2 H24" stroke="{d}" stroke-width="12" stroke-linecap="round"/>',
    'bolt': '<path d="M12 -60 L-40 10 H-6 L-14 60 L42 -16 H4Z" fill="#fff"/>',
    'star': '<circle r="50" fill="none" stroke="#fff" stroke-width="9"/><path transform="scale(3.1)" d="M0 -10 L2.9 -3.1 L10 -3.1 L4.3 1.2 L6.2 8.1 L0 4 L-6.2 8.1 L-4.3 1.2 L-10 -3.1 L-2.9 -3.1Z" fill="#fff"/>',
    'flask': '<path d="M-18 -54 H18 M-12 -52 V-14 L-44 40 C-48 50 -44 56 -34 56 H34 C44 56 48 50 44 40 L12 -14 V-52" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M-26 22 H26 L36 40 C38 46 36 48 32 48 H-32 C-36 48 -38 46 -36 40Z" fill="#fff"/>',
    'plug': '<path d="M-34 -16 H34 V6 C34 30 16 42 0 42 C-16 42 -34 30 -34 6Z" fill="#fff"/><path d="M-17 -20 V-50 M17 -20 V-50 M0 42 V62" stroke="#fff" stroke-width="12" stroke-linecap="round"/>',
    'stars': ''.join('<path transform="translate(%g %g) scale(%g)" d="M0 -10 L2.9 -3.1 L10 -3.1 L4.3 1.2 L6.2 8.1 L0 4 L-6.2 8.1 L-4.3 1.2 L-10 -3.1 L-2.900 -3.1Z" fill="#fff"/>' % (46 * math.sin(t), -46 * math.cos(t), 1.15) for t in [math.pi / 4 * k for k in range(8)]) + '<path d="M-20 2 L-5 17 L22 -14" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>',
    'globe': '<g fill="none" stroke="#fff" stroke-width="7.500"><circle r="50"/><ellipse rx="21" ry="50"/><path d="M-50 0 H50 M-43 -25 H43 M-43 25 H43"/></g>',
    'anchor': '<g fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"><circle cy="-44" r="11"/><path d="M0 -32 V50 M-24 -14 H24 M-48 10 C-44 38 -22 50 0 50 C22 50 44 38 48 10 M-58 20 L-48 8 L-38 20 M38 20 L48 8 L58 20"/></g>',
    'down': '<path d="M-46 -30 C-20 -52 20 -52 46 -30" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M0 -30 V36 M-26 12 L0 40 L26 12" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><path d="M-44 56 H44" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
}
KEYS = [('质量', 0), ('环境', 1), ('职业', 2), ('健康', 2), ('能源', 3), ('强制', 4), ('自愿', 5), ('欧盟', 6), ('北美', 7), ('互认', 8), ('船', 9), ('有害', 10), ('低碳', 11), ('节能', 11), ('绿色', 12)]


def polar(r, n, a0=0):
    return [(256 + r * math.sin(a0 + 2 * math.pi * k / n), 256 - r * math.cos(a0 + 2 * math.pi * k / n)) for k in range(n)]


def poly(pts):
    return 'M' + 'L'.join('%.1f %.1f' % p for p in pts) + 'Z'


def shape(kind, r):
    """Outline of a badge, r 244 at the outside."""
    k = r / 244
    if kind == 'seal':
        return poly([(256 + (r - 9 * k * (1 - math.cos(24 * t)) / 2) * math.sin(t), 256 - (r - 9 * k * (1 - math.cos(24 * t)) / 2) * math.cos(t)) for t in [2 * math.pi * i / 480 for i in range(480)]])
    if kind == 'gear':
        pts = []
        for i in range(24):
            t = 2 * math.pi * i / 24
            for dt, rr in ((-.075, 0), (-.05, 12), (.05, 12), (.075, 0)):
                pts.append((256 + (r - 12 * k + rr * k) * math.sin(t + dt), 256 - (r - 12 * k + rr * k) * math.cos(t + dt)))
        return poly(pts)
    if kind == 'hexagon':
        return rounded(polar(r * 1.03, 6), 26 * k)
    if kind == 'octagon':
        return rounded(polar(r * 1.03, 8, math.pi / 8), 22 * k)
    if kind == 'shield':
        p = lambda x, y: '%.1f %.1f' % (256 + x * k, 256 + y * k)
        return 'M%s C%s %s %s C%s %s %s C%s %s %s C%s %s %sZ' % (p(0, -244), p(60, -206), p(130, -190), p(204, -190), p(216, -20), p(190, 150), p(0, 244), p(-190, 150), p(-216, -20), p(-204, -190), p(-130, -190), p(-60, -206), p(0, -244))
    return poly(polar(r, 180))


def rounded(pts, r):
    o, n = '', len(pts)
    for i in range(n):
        p, a, b = pts[i], pts[i - 1], pts[(i + 1) % n]
        la, lb = math.dist(a, p), math.dist(b, p)
        q = [p[j] + (a[j] - p[j]) * r / la for j in (0, 1)]
        s = [p[j] + (b[j] - p[j]) * r / lb for j in (0, 1)]
        o += '%s%.1f %.1f Q%.1f %.1f %.1f %.1f' % ('L' if o else 'M', *q, *p, *s)
    return o + 'Z'


def lines(name):
    """A badge's name in one or two lines."""
    if len(name) <= 5:
        return [name]
    for suffix in ('管理体系认证', '产品认证', '安全认证', '符合性声明', '型式认可', '测试证书', '评价证书', '互认检测', '认证'):
        if name.endswith(suffix) and 2 <= len(name) - len(suffix):
            return [name[:-len(suffix)], suffix]
    return [name[:(len(name) + 1) // 2], name[(len(name) + 1) // 2:]]


def badge(name, st):
    kind, dark, light, sym, rim = st
    o = '<defs>' + gradient('g', [(0, light), (1, dark)], 0, 0, .35, 1) + gradient('m', [(0, '#ffffff'), (.5, '#dfe7f0'), (1, '#b9c6d6')], 0, 0, 1, 1) + '</defs>'
    o += path(shape(kind, 244), 'url(#g)') + path(shape('ring' if kind == 'gear' else kind, 222 if kind == 'gear' else 226), 'url(#m)') + path(shape('ring' if kind == 'gear' else kind, 214 if kind == 'gear' else 217), 'url(#g)')
    if kind in ('seal', 'ring', 'gear'):      # Latin line on the rim, glyph by glyph
        s = rim
        step = .114
        t = len(s) * step / 2 + .08                  # a thin arc under the line, with a dot at both ends
        x, y = 168 * math.sin(t), 256 - 168 * math.cos(t)
        o += path('M%.1f %.1f A168 168 0 %d 1 %.1f %.1f' % (256 - x, y, t > math.pi / 2, 256 + x, y), stroke='#ffffff', stroke_width=2.5, opacity='.75') + circle(256 - x, y, 5, '#ffffff') + circle(256 + x, y, 5, '#ffffff')
        for k, c in enumerate(s):
            if c == ' ':
                continue
            t = (k - (len(s) - 1) / 2) * step
            o += '<g transform="rotate(%.2f 256 256)">%s</g>' % (math.degrees(t), text(256, 80, c, 23, '#ffffff', weight=700, family="'Liberation Sans','Noto Sans CJK SC',sans-serif", opacity='.92'))
    else:
        o += path(shape(kind, 200), 'none', stroke='#ffffff', stroke_width=2.5, opacity='.6')
    ls = lines(name)
    size = [min(54, 290 / len(l)) for l in ls]
    if kind == 'shield':
        size = [min(50, 280 / len(ls[0]))] + [min(44, 244 / len(l)) for l in ls[1:]]
    cy = {'shield': 166, 'hexagon': 180, 'octagon': 176}.get(kind, 196)
    k = {'seal': .92, 'ring': .92, 'gear': .92}.get(kind, 1.12)
    o += '<g transform="translate(256 %g) scale(%g)">%s</g>' % (cy, k, SYMBOL[sym].replace('{d}', dark))
    y = cy + 62 * k + 20
    for l, z in zip(ls, size):
        y += z * .98
        o += text(256, y - 4, l, z, '#ffffff', weight=700)
        y += 8
    return o


def badges():
    got = fixture('about-page.yaml').get('certifications', {}).get('badges', [])
    names = {b['image']: b['name'] for b in got}
    for i in range(12):
        p = 'badges/badge-%02d.webp' % (i + 1)
        name = names.get(p, BADGES[i])
        st = STYLE[next((k for w, k in KEYS if w in name), i)] if name != BADGES[i] else STYLE[i]
        save(p, badge(name, st), 512, 512, 90)


# --------------------------------------------------------------------------- honours
HONOURS = [(2025, '低压电器行业质量标杆企业'), (2024, '省级企业技术中心优秀等级'), (2023, '国家知识产权示范企业'), (2023, '国家智能制造示范工厂'), (2023, '上海市绿色工厂'), (2022, '电工行业科技进步奖一等奖')]


WORDS = '装备工业 电气装备 国家 知识产权 示范 企业 智能制造 智能 制造 工厂 上海市 绿色 供应链 单位 装备 工业 电气 行业 数字化 转型 领航 质量 标杆 科技 进步奖 一等奖 二等奖 技术 中心 民营 社会 责任 优秀 案例 先进 集体 品牌 培育 出口 设备 低压 电器 省级 市级'.split()


def wrap(s, n):
    """Even lines of at most n characters, broken between words."""
    s = s.split('（')[0].split('：')[0]
    out, i = [], 0
    while i < len(s):
        w = next((w for w in sorted(WORDS, key=len, reverse=True) if s.startswith(w, i)), s[i])
        if out and w in '”」》，。、':
            out[-1] += w
        elif out and out[-1] in ('“', '「', '《'):
            out[-1] += w
        else:
            out.append(w)
        i += len(w)
    for k in range(1, len(s) + 1):                   # fewest lines, most even
        best = None

        def go(j, ls):
            nonlocal best
            if len(ls) > k or any(len(l) > n for l in ls):
                return
            if j == len(out):
                c = max(map(len, ls)) - min(map(len, ls))
                best = min(best or (c, ls), (c, ls))
                return
            go(j + 1, ls[:-1] + [ls[-1] + out[j]])
            go(j + 1, ls + [out[j]])
        go(1, [out[0]])
        if best:
            return best[1]
    return [s]


def block(s, cx, cy, width, size, fill, family=SERIF, weight=700):
    """Text centred in a block."""
    ls = wrap(s, int(width / size))
    return ''.join(text(cx, cy + (i - (len(ls) - 1) / 2) * size * 1.32 + size * .36, l, size, fill, weight=weight, family=family) for i, l in enumerate(ls))


GOLD = [(0, '#f8e3a4'), (.28, '#d8ae55'), (.5, '#fbeec2'), (.74, '#c79a3f'), (1, '#8f6a22')]
SILVER = [(0, '#f7f9fb'), (.3, '#c3ccd6'), (.52, '#fdfefe'), (.76, '#aab5c2'), (1, '#7c8896')]


def stage(wall=('#eef3f9', '#d3dfed'), table=('#c3d0df', '#e4ebf3')):
    return ('<defs>' + gradient('wall', [(0, wall[0]), (1, wall[1])]) + gradient('table', [(0, table[0]), (1, table[1])]) + gradient('gold', GOLD, 0, 0, 1, .35) + gradient('silver', SILVER, 0, 0, 1, .35)
            + gradient('wood', [(0, '#7a4a2a'), (.5, '#8f5b36'), (1, '#5c351c')], 0, 0, .3, 1) + gradient('navy', [(0, '#1c4c95'), (1, '#0a2450')], 0, 0, .4, 1)
            + gradient('glass', [(0, '#f3f9ff'), (.45, '#cfe2f6'), (.55, '#e6f1fc'), (1, '#9fc0e2')], 0, 0, 1, 1)
            + '<radialGradient id="sh"><stop offset="0" stop-color="#0b2347" stop-opacity=".38"/><stop offset="1" stop-color="#0b2347" stop-opacity="0"/></radialGradient>'
            + '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter></defs>'
            + rect(0, 0, 800, 600, 'url(#wall)') + rect(0, 470, 800, 130, 'url(#table)'))


def shadow(cx, cy, rx, ry):
    return '<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="url(#sh)"/>' % (cx, cy, rx, ry)


def laurel(cx, cy, r, fill, n=8, size=1.0):
    o = ''
    for s in (-1, 1):
        o += path('M%g %g A%g %g 0 0 %d %g %g' % (cx, cy + r, r, r, 0 if s > 0 else 1, cx + s * r * math.sin(2.62), cy - r * .87), stroke=fill, stroke_width=2.5 * size)
        for k in range(n):
            t = .28 + k * (2.35 / n)
            x, y = cx + s * r * math.sin(t), cy + r * math.cos(t)
            for side in (-1, 1):
                a = math.degrees(math.pi - t) * s + side * 34 * s
                o += '<path transform="translate(%.1f %.1f) rotate(%.1f) scale(%g)" d="M0 0 C9 -8 9 -24 0 -34 C-9 -24 -9 -8 0 0Z" fill="%s"/>' % (x, y, a + s * 62 - (s * 90), size, fill)
    return o


def star(cx, cy, r, fill):
    p = []
    for i in range(10):
        rr = r if i % 2 == 0 else r * .42
        p.append((cx + rr * math.sin(math.pi * i / 5), cy - rr * math.cos(math.pi * i / 5)))
    return path(poly(p), fill)


def plaque(year, title):
    o = stage()
    o += '<rect x="132" y="98" width="536" height="404" rx="8" fill="#0b2347" opacity=".4" filter="url(#soft)"/>'
    o += rect(120, 76, 560, 410, 'url(#wood)', 8) + ''.join(path('M120 %g C260 %g 420 %g 680 %g' % (y, y - 9, y + 11, y - 3), stroke='#4d2c16', stroke_width=1.6, opacity='.35') for y in range(92, 480, 17))
    o += rect(120, 76, 560, 410, 'none', 8, stroke='#4d2c16', stroke_width=3) + rect(156, 110, 488, 342, 'url(#gold)', 4) + rect(168, 122, 464, 318, 'none', 3, stroke='#7c5a1a', stroke_width=2)
    for x in (176, 624):
        for y in (130, 432):
            o += circle(x, y, 6, '#f5dfa2', stroke='#7c5a1a', stroke_width=1.5)
    o += star(400, 172, 27, '#8a2a23') + block(title, 400, 278, 440, 46, '#5a3a0c') + path('M320 352 H480', stroke='#7c5a1a', stroke_width=2)
    return o + text(400, 388, '恒沃电气股份有限公司', 22, '#5a3a0c', family=SERIF, weight=400) + text(400, 420, '%d 年' % year, 20, '#5a3a0c', family=SERIF, weight=400)


def crystal(year, title):
    o = stage(('#e2ecf8', '#b9cfe9'), ('#9db7d6', '#d5e2f1')) + shadow(400, 530, 250, 34)
    o += path('M270 480 L530 480 L560 528 L240 528Z', 'url(#navy)') + path('M240 528 H560 V548 H240Z', '#081c40') + text(400, 514, 'HELVO 恒沃电气', 22, '#d8e6fa')
    o += path('M292 480 L276 130 L400 52 L524 130 L508 480Z', 'url(#glass)', stroke='#ffffff', stroke_width=3) + path('M276 130 L400 52 L524 130 L400 168Z', '#ffffff', opacity='.55') + path('M400 168 L400 480 L508 480 L524 130Z', '#7fa8d6', opacity='.2') + path('M292 480 L276 130 L300 138 L312 480Z', '#ffffff', opacity='.7')
    o += star(400, 214, 26, 'url(#gold)') + block(title, 400, 322, 199, 33, '#0a2f6b', SANS)
    return o + text(400, 446, str(year), 26, '#0b56c4', family="'Liberation Sans',sans-serif")


def certificate(year, title):
    o = stage(('#f3f6fa', '#dbe4ee'), ('#cfdae6', '#eaf0f6')) + shadow(400, 540, 330, 26)
    o += rect(96, 62, 608, 468, 'url(#navy)', 6) + rect(96, 62, 608, 468, 'none', 6, stroke='#071a3a', stroke_width=2) + rect(120, 86, 560, 420, '#fdfbf4', 2)
    o += rect(136, 102, 528, 388, 'none', 2, stroke='#b98d34', stroke_width=3) + rect(144, 110, 512, 372, 'none', 2, stroke='#d9bd7c', stroke_width=1.5)
    for x, y, a in ((150, 116, 0), (650, 116, 90), (650, 476, 180), (150, 476, 270)):
        o += '<g transform="translate(%g %g) rotate(%g)"><path d="M0 40 V0 H40 M8 28 C8 14 14 8 28 8" fill="none" stroke="#b98d34" stroke-width="2.5"/><circle cx="11" cy="11" r="3.500" fill="#b98d34"/></g>' % (x, y, a)
    o += text(400, 184, '荣 誉 证 书', 50, '#9c2a22', family=SERIF) + text(400, 236, '恒沃电气股份有限公司：', 22, '#3c3526', family=SERIF, weight=400)
    o += text(400, 274, '经评审，授予你单位以下称号', 20, '#5b5140', family=SERIF, weight=400) + block(title, 400, 338, 440, 40, '#2d2615')
    o += text(232, 452, '%d 年' % year, 20, '#5b5140', family=SERIF, weight=400)
    o += circle(560, 424, 42, 'url(#gold)', stroke='#a87b26', stroke_width=2) + circle(560, 424, 32, 'none', stroke='#8f6a22', stroke_width=1.5) + star(560, 424, 20, '#9c2a22') + path('M542 458 L532 500 L556 486 L560 462Z M578 458 L588 500 L564 486 L560 462Z', '#b3382f')
    return o


def medal(year, title):
    o = stage(('#12356f', '#0a2148'), ('#081a39', '#10305f'))
    for i in range(14):
        t = math.pi * i / 7
        o += path('M400 268 L%.0f %.0f L%.0f %.0fZ' % (400 + 620 * math.cos(t), 268 + 620 * math.sin(t), 400 + 620 * math.cos(t + .16), 268 + 620 * math.sin(t + .16)), '#2f6fcf', opacity='.13')
    o += shadow(400, 552, 220, 20) + path('M318 0 L372 0 L420 150 L366 150Z', '#0b5fd7') + path('M482 0 L428 0 L380 150 L434 150Z', '#2f7de6') + path('M336 0 L354 0 L402 150 L384 150Z M464 0 L446 0 L398 150 L416 150Z', '#ffffff', opacity='.85')
    o += rect(370, 138, 60, 24, 'url(#gold)', 8) + circle(400, 330, 176, 'url(#gold)') + circle(400, 330, 160, '#a87b26') + circle(400, 330, 156, 'url(#gold)')
    o += laurel(400, 336, 128, '#8a6420', 8, .92) + star(400, 240, 22, '#8a2a23') + block(title, 400, 330, 190, 32, '#5a3a0c')
    return o + text(400, 424, str(year), 26, '#5a3a0c', family="'Liberation Sans',sans-serif") + text(400, 560, '恒沃电气股份有限公司', 22, '#cfe0f7', weight=400)


def cup(year, title):
    o = stage(('#f1f4f8', '#d5dfe9'), ('#c3cfdc', '#e8eef4')) + shadow(400, 548, 230, 30)
    o += path('M298 106 C210 96 204 232 318 244', stroke='url(#gold)', stroke_width=20) + path('M502 106 C590 96 596 232 482 244', stroke='url(#gold)', stroke_width=20)
    o += path('M282 70 H518 C518 200 486 288 424 304 V360 H376 V304 C314 288 282 200 282 70Z', 'url(#gold)') + path('M300 78 C304 190 326 262 366 290 C340 240 330 160 332 78Z', '#fff6d8', opacity='.7') + rect(270, 56, 260, 22, 'url(#gold)', 11) + path('M340 360 H460 L478 392 H322Z', 'url(#gold)')
    o += star(400, 176, 46, '#ffffff') + star(400, 176, 36, '#b98d34')
    o += rect(262, 392, 276, 138, 'url(#navy)', 6) + rect(242, 526, 316, 22, '#071a3a', 5) + rect(280, 408, 240, 106, 'url(#silver)', 4)
    return o + block(title, 400, 448, 226, 27, '#1b2c48', SANS) + text(400, 504, '%d 年' % year, 18, '#3b4a62', weight=400)


def glass_shield(year, title):
    o = stage(('#e6f0ee', '#c4d9d6'), ('#a9c4c2', '#dbe9e8')) + shadow(400, 540, 240, 30)
    o += rect(250, 500, 300, 40, 'url(#silver)', 8) + rect(270, 486, 260, 20, '#5b6a78', 4)
    o += path('M400 46 C444 78 500 92 560 92 C570 270 540 400 400 490 C260 400 230 270 240 92 C300 92 356 78 400 46Z', 'url(#glass)', stroke='#ffffff', stroke_width=4) + path('M400 46 C444 78 500 92 560 92 C570 270 540 400 400 490Z', '#5fa393', opacity='.20') + path('M258 108 C300 106 350 94 396 66 C352 104 306 118 274 122 C270 230 280 320 330 400 C270 330 250 230 258 108Z', '#ffffff', opacity='.75')
    o += '<g transform="translate(400 178) scale(.8)">%s</g>' % SYMBOL['leaf'].replace('#fff', '#1a7a5a').replace('{d}', '#e3f1ee')
    return o + block(title, 400, 300, 250, 38, '#0f4f43', SANS) + text(400, 392, str(year), 28, '#1a7a5a', family="'Liberation Sans',sans-serif") + text(400, 527, '恒沃电气股份有限公司', 18, '#2a3744', weight=400)


def honours():
    got = [h for h in fixture('group-page.yaml').get('honours', []) if h.get('image')]
    by = {h['image']: (h['year'], h['title']) for h in got}
    for i, f in enumerate((plaque, crystal, certificate, medal, glass_shield, cup)):
        p = 'honours/honour-%d.webp' % (i + 1)
        save(p, f(*by.get(p, HONOURS[i])), 800, 600, 84)


# --------------------------------------------------------------------------- QR codes
QR = {'public-account': 'wechat', 'technical-service': 'technical-service', 'video-account': 'video-account', 'douyin': 'douyin', 'mini-program': 'mini-program'}


def qr():
    import qrcode
    for n, p in QR.items():
        c = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=0)
        c.add_data('https://example.com/' + p)
        c.make(fit=True)
        m = c.get_matrix()
        k = 512 // (len(m) + 8)                      # whole pixels, quiet zone of at least 4 modules
        o = (512 - k * len(m)) // 2
        save('qr/%s.webp' % n, rect(0, 0, 512, 512, '#ffffff') + path(''.join('M%d %dh%dv%dh-%dz' % (o + x * k, o + y * k, k, k, k) for y, r in enumerate(m) for x, v in enumerate(r) if v), '#071a3a', shape_rendering='crispEdges'), 512, 512, lossless=True)


if __name__ == '__main__':
    for f in sys.argv[1:] or ('portraits', 'badges', 'honours', 'qr'):
        {'portraits': portraits, 'badges': badges, 'honours': honours, 'qr': qr}[f]()
