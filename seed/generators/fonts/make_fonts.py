"""python3 make_fonts.py : Noto Sans CJK SC (SIL OFL 1.1) with TrueType outlines and the characters of characters.txt.

Chromium can't embed the OpenType/CFF fonts of the system in a PDF: every glyph becomes a Type 3 procedure, which makes
documents three times as large. Needs fonttools; the results are committed.
"""
import os
import sys
from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'art'))
from kit.places import made

FOLDER = '/usr/share/fonts/opentype/noto'
# What a document has no use for. Gone before the choice of characters, or substitutions would bring glyphs along.
UNUSED = ('GSUB', 'GPOS', 'VORG', 'BASE', 'vhea', 'vmtx', 'DSIG')
# Latin, Cyrillic, Japanese, simplified Chinese: versions of fonttools differ in what they work out.
CODE_PAGES = 0x20060005


def characters():
    text = open(os.path.join(HERE, 'characters.txt'), encoding='utf8').read()
    return [ord(c) for c in text if c != '\n']


def convert(weight, name):
    font = TTFont(os.path.join(FOLDER, 'NotoSansCJK-%s.ttc' % weight), fontNumber=2)
    assert 'SC' in font['name'].getDebugName(1), font['name'].getDebugName(1)
    for table in UNUSED:
        if table in font:
            del font[table]
    # The same for variants of characters (format 14).
    font['cmap'].tables = [table for table in font['cmap'].tables if table.format != 14]
    options = subset.Options(layout_features=[], name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=True, hinting=False, desubroutinize=True)
    worker = subset.Subsetter(options)
    worker.populate(unicodes=characters())
    worker.subset(font)
    font['OS/2'].ulCodePageRange1 = CODE_PAGES
    order, glyphs = font.getGlyphOrder(), font.getGlyphSet()
    outlines = {}
    for glyph in order:
        pen = TTGlyphPen(None)
        glyphs[glyph].draw(Cu2QuPen(pen, 1.0, reverse_direction=True))
        outlines[glyph] = pen.glyph()
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
    out = made('seed/generators/fonts', name)
    font.save(out)
    print(name, len(order), os.path.getsize(out) // 1024, 'kB')


if __name__ == '__main__':
    convert('Regular', 'noto-sans-sc-400.woff')
    convert('Bold', 'noto-sans-sc-700.woff')
