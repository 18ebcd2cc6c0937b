"""python3 make-fonts.py : Noto Sans CJK SC (SIL OFL 1.1) with TrueType outlines, only the characters of Chinese documents.

Chromium can't embed the OpenType/CFF fonts of the system in a PDF: every glyph becomes a Type 3 procedure, which makes
documents three times as large. Needs fonttools; the results are committed.
"""
import os
from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

FOLDER = '/usr/share/fonts/opentype/noto'


def characters():
    """GB 2312 without its second level, what the fixtures use beyond, and technical signs."""
    chars = {chr(c) for c in range(0x20, 0x17f)}
    for row in list(range(0xa1, 0xaa)) + list(range(0xb0, 0xd8)):
        for cell in range(0xa1, 0xff):
            try:
                chars.add(bytes((row, cell)).decode('gb2312'))
            except UnicodeDecodeError:
                pass
    chars |= set('ΔΩμφΦ×·±≤≥≈−–—〜〇°℃²³₂√∅∑∞→←↑↓①②③④⑤⑥⑦⑧⑨⑩■□●○▲△◆◇★☆✓✗…“”‘’《》【】　％‰㎡')
    here = os.path.dirname(os.path.abspath(__file__))
    for folder in ('../../fixtures', '..'):
        for root, _, names in os.walk(os.path.join(here, folder)):
            for name in names:
                if name.endswith(('.yaml', '.ts')):
                    chars |= set(open(os.path.join(root, name), encoding='utf8').read())
    return {c for c in chars if c >= ' '}


def convert(weight, out):
    font = TTFont(os.path.join(FOLDER, 'NotoSansCJK-%s.ttc' % weight), fontNumber=2)
    assert 'SC' in font['name'].getDebugName(1), font['name'].getDebugName(1)
    options = subset.Options(layout_features=[], name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=True, hinting=False, desubroutinize=True, drop_tables=['VORG', 'BASE', 'GSUB', 'GPOS', 'vhea', 'vmtx', 'DSIG'])
    worker = subset.Subsetter(options)
    worker.populate(unicodes=[ord(c) for c in characters()])
    worker.subset(font)
    order, glyphs = font.getGlyphOrder(), font.getGlyphSet()
    outlines = {}
    for name in order:
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, 1.0, reverse_direction=True))
        outlines[name] = pen.glyph()
    font['loca'] = newTable('loca')
    font['glyf'] = table = newTable('glyf')
    table.glyphOrder, table.glyphs = order, outlines
    del font['CFF ']
    maxp = font['maxp']
    maxp.tableVersion = 0x00010000
    for key in ('maxZones maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs maxStackElements maxSizeOfInstructions maxComponentElements maxComponentDepth maxPoints maxContours maxCompositePoints maxCompositeContours').split():
        setattr(maxp, key, 1 if key == 'maxZones' else 0)
    font['post'].formatType = 3.0
    font['head'].glyphDataFormat = 0
    font.sfntVersion = '\x00\x01\x00\x00'
    font.flavor = 'woff'
    font.recalcTimestamp = False
    out = os.path.join(os.path.dirname(os.path.abspath(__file__)), out)
    font.save(out)
    print(out, len(order), os.path.getsize(out) // 1024, 'kB')


if __name__ == '__main__':
    convert('Regular', 'noto-sans-sc-400.woff')
    convert('Bold', 'noto-sans-sc-700.woff')
