"""python3 make.py : the fonts of data sheets, into this folder; see README.md. Needs fonttools with brotli, and Noto Sans CJK."""
import os
import sys
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, '..', '..', '..')
sys.path.insert(0, os.path.join(ROOT, 'seed', 'generators', 'fonts'))
import make_fonts


def characters():
    text = open(os.path.join(HERE, 'characters.txt'), encoding='utf8').read()
    return [ord(c) for c in text if c != '\n']


def as_truetype(source, name):
    font = TTFont(source)
    font.flavor = None
    font.recalcTimestamp = False
    font.save(os.path.join(HERE, name + '.ttf'))


if __name__ == '__main__':
    make_fonts.characters = characters
    make_fonts.made = lambda *names: os.path.join(HERE, names[-1])
    for weight, name in (('Regular', 'noto-sans-sc-400'), ('Bold', 'noto-sans-sc-700')):
        made = os.path.join(HERE, name + '.woff')
        make_fonts.convert(weight, name + '.woff')
        as_truetype(made, name)
        os.remove(made)
    for name in ('barlow-semi-condensed-500', 'barlow-semi-condensed-600'):
        as_truetype(os.path.join(ROOT, 'public', 'fonts', name + '.woff2'), name)
