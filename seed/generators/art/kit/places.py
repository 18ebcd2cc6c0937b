"""Where things are read and where they are written.

`DEMO_INTO` names the folder that gets what is made, laid out like the project; without it, the project itself gets it."""
import os
import tempfile

PROJECT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', '..'))
FIXTURES = os.path.join(PROJECT, 'seed', 'fixtures')
INTO = os.environ.get('DEMO_INTO', PROJECT)
TMP = os.environ.get('ART_TMP', tempfile.gettempdir())


def made(*names):
    """The path of a file that is made, by its place in the project; its folder is there."""
    path = os.path.join(INTO, *names)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    return path
