"""/usr/bin/python3 check_media.py : every file under ../assets/media is described exactly once in ../fixtures/media.yaml, and nothing else is."""
import os
import sys
import yaml

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = os.path.join(HERE, '..', 'assets', 'media')
files = {os.path.relpath(os.path.join(d, f), MEDIA) for d, _, fs in os.walk(MEDIA) for f in fs}
text = open(os.path.join(HERE, '..', 'fixtures', 'media.yaml')).read()
rows = [l.split(': ')[0] for l in text.splitlines() if l and l[0] not in '# ']
alt = yaml.safe_load(text)
bad = ['twice: ' + k for k in set(rows) if rows.count(k) > 1] + ['no text: ' + f for f in sorted(files - set(alt))] + ['no file: ' + f for f in sorted(set(alt) - files)]
print('\n'.join(bad) or '%d files, all described' % len(files))
sys.exit(bool(bad))
